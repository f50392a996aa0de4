import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";

/** The shape of a list of cards. */
export const ListSkeleton = ({ rows }: { rows: number }) => (
  <Stack gap="md">
    {Array.from({ length: rows }, (_, index) => (
      <Surface key={index}>
        <Stack gap="sm">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      </Surface>
    ))}
  </Stack>
);
