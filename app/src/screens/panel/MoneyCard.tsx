import type { ReactNode } from "react";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";

type MoneyCardProps = { label: string; amount: number | null; children?: ReactNode };

/** A sum in rial, with its label and actions. Null while loading, with its space reserved. */
export const MoneyCard = ({ label, amount, children }: MoneyCardProps) => (
  <Surface>
    <Stack gap="sm">
      <Text size="small" tone="soft">
        {label}
      </Text>
      {amount === null ? <Skeleton shape="sum" /> : <Price amount={amount} size="large" />}
      {children}
    </Stack>
  </Surface>
);
