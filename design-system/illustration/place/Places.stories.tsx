import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { type SightKind, sightKinds } from "#domain/enums/sight-kinds.ts";
import type { Direction, Scene } from "../scene.ts";
import { sceneAddress } from "../scene-address.ts";
import { namedDrawings } from "./sights.ts";
import { citySkylines } from "./skylines.ts";

const meta: Meta = { title: "تصویرگری/جاها Places" };
export default meta;
type Story = StoryObj;

const directions: readonly Direction[] = ["rtl", "ltr"];

/** A scene for either direction of reading, under its name. */
function Pair({ scene }: { scene: Scene }) {
  return (
    <Stack gap="xs">
      {directions.map((direction) => (
        <img
          key={direction}
          src={sceneAddress(scene, direction)}
          alt={`${scene.slug}, ${direction}`}
          width={320}
          height={200}
          loading="lazy"
        />
      ))}
      <Text as="span" size="caption" tone="mute">
        <bdi>{scene.slug}</bdi>
      </Text>
    </Stack>
  );
}

const sheet = (scenes: readonly Scene[]): Story => ({
  render: () => (
    <Columns count="four" gap="sm">
      {scenes.map((scene) => (
        <Pair key={`${scene.slug} ${scene.sight}`} scene={scene} />
      ))}
    </Columns>
  ),
});
const sightScene = (slug: string, sight: SightKind): Scene => ({
  slug,
  city: "Anywhere",
  hour: "day",
  view: "sight",
  sight,
});

export const Sights: Story = sheet(
  sightKinds.flatMap((kind) => Object.keys(namedDrawings[kind]).map((slug) => sightScene(slug, kind))),
);
export const SightKinds: Story = sheet(sightKinds.map((kind) => sightScene(`Any_${kind}`, kind)));
export const Skylines: Story = sheet(
  Object.keys(citySkylines).map((city) => ({ slug: city, city, hour: "day", view: "skyline" })),
);
