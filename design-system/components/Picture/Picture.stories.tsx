import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { hours, views } from "#design-system/illustration/scene.ts";
import { HeroPicture } from "./HeroPicture.tsx";
import { Picture } from "./Picture.tsx";

const meta: Meta = { title: "اجزا/تصویر Picture" };
export default meta;
type Story = StoryObj;

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
          scene={{ slug: "Howzkhaneh", city: "Isfahan", hour: "dusk", view }}
          alt={view}
          width={480}
          height={300}
        />
      ))}
    </Columns>
  ),
};
export const Hero: Story = { render: () => <HeroPicture hour="dusk" /> };
