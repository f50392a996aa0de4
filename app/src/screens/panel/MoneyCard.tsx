import type { ReactNode } from "react";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";

/** A sum in rial, what it is, and what can be done with it. */
export const MoneyCard = ({ label, amount, children }: { label: string; amount: number; children?: ReactNode }) => (
  <Surface>
    <Stack gap="sm">
      <Text size="small" tone="soft">
        {label}
      </Text>
      <Price amount={amount} size="large" />
      {children}
    </Stack>
  </Surface>
);
