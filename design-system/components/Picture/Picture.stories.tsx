import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Inline } from "#design-system/components/Layout/Layout.tsx";
import { hours, views } from "#design-system/illustration/scene.ts";
import { flightCarriers } from "#fixtures/world/carriers.ts";
import { CarrierMark } from "./CarrierMark.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { Photograph } from "./Photograph.tsx";
import { guide } from "./Picture.guide.tsx";
import { Picture } from "./Picture.tsx";

const meta: Meta<typeof Picture> = {
  title: "اجزا/تصویر Picture",
  component: Picture,
  subcomponents: { Photograph, HeroPicture, CarrierMark },
  args: { scene: { slug: "Isfahan", city: "Isfahan", hour: "dusk", view: "skyline" }, width: 480, height: 300 },
  parameters: { guide, words: { fa: { alt: "افق اصفهان هنگام غروب" }, en: { alt: "The skyline of Isfahan at dusk" } } },
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Playground: Story = {};

export const Skylines: Story = {
  render: () => (
    <Columns count="four" gap="sm">
      {["Isfahan", "Shiraz", "Yazd", "Tehran", "Kish", "Rasht", "Istanbul", "Dubai"].flatMap((city) =>
        hours.map((hour) => (
          <Picture
            key={`${city} ${hour}`}
            scene={{ slug: city, city, hour, view: "skyline" }}
            alt={city}
            width={320}
            height={200}
          />
        )),
      )}
    </Columns>
  ),
};
export const Views: Story = {
  render: () => (
    <Columns gap="sm">
      {views.map((view) => (
        <Picture
          key={view}
          scene={{
            ...{ slug: "Howzkhaneh", city: "Isfahan", hour: "dusk", view },
            ...(view === "sight" ? { sight: "bridge" } : {}),
          }}
          alt={view}
          width={480}
          height={300}
        />
      ))}
    </Columns>
  ),
};
/** Marks of the demonstration's carriers; one without a drawing has the letters of its code. */
export const Carriers: Story = {
  render: () => (
    <Inline gap="sm">
      {[...flightCarriers.map(({ code }) => code), "QX"].flatMap((code) =>
        ([24, 32, 40] as const).map((size) => <CarrierMark key={`${code} ${size}`} code={code} size={size} />),
      )}
    </Inline>
  ),
};
export const Hero: Story = { render: () => <HeroPicture hour="dusk" /> };
