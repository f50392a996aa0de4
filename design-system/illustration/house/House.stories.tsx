import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { propertyTypes } from "#domain/enums/enums.ts";
import { type Crop, crops, type HouseDrawing, hours, type Scene, settings, visibleFacilities } from "../scene.ts";
import { compositions } from "./frame.ts";

type Controls = HouseDrawing & Pick<Scene, "slug" | "city" | "hour"> & { crop: Crop };

/** Displayed size, as a share of the drawing's own. */
const SHOWN = 0.5;

function House({ slug, city, hour, crop, ...house }: Controls) {
  const { width, height } = compositions[crop];
  return (
    <Picture
      scene={{ slug, city, hour, view: "facade", house }}
      crop={crop}
      alt={house.kind}
      width={width * SHOWN}
      height={height * SHOWN}
      isEager
    />
  );
}

const count = (min: number, max: number) => ({ control: { type: "range", min, max, step: 1 } }) as const;

const meta: Meta<typeof House> = {
  title: "تصویرگری/خانه House",
  component: House,
  args: {
    ...{ slug: "HomayVanak", city: "Tehran", hour: "day", crop: "wide" },
    ...{ kind: "hotel", storeys: 9, stars: 5, shows: ["garden", "parking"], variant: 0 },
  },
  argTypes: {
    kind: { control: "select", options: propertyTypes },
    storeys: count(1, 20),
    stars: count(0, 5),
    setting: { control: "select", options: settings },
    shows: { control: "check", options: visibleFacilities },
    variant: count(0, 63),
    hour: { control: "inline-radio", options: hours },
    crop: { control: "inline-radio", options: crops },
  },
};
export default meta;
type Story = StoryObj<typeof House>;

export const Playground: Story = {};

/** One of each kind, as cities have them: storeys by the kind, in every crop. */
export const Kinds: Story = {
  render: (args) => (
    <Columns count="three" gap="sm">
      {propertyTypes.flatMap((kind, at) =>
        (["card", "square"] as const).map((crop) => (
          <House key={`${kind} ${crop}`} {...args} kind={kind} crop={crop} storeys={undefined} variant={at} />
        )),
      )}
    </Columns>
  ),
};

export const Storeys: Story = {
  render: (args) => (
    <Columns count="three" gap="sm">
      {[1, 2, 3, 5, 9, 14, 20].map((storeys) => (
        <House key={storeys} {...args} storeys={storeys} crop="card" variant={storeys} />
      ))}
    </Columns>
  ),
};

export const Settings: Story = {
  render: (args) => (
    <Columns count="three" gap="sm">
      {settings.map((setting, at) => (
        <House key={setting} {...args} setting={setting} crop="card" storeys={4} variant={at} />
      ))}
    </Columns>
  ),
};

export const Crops: Story = {
  render: (args) => (
    <Columns gap="sm">
      {crops.map((crop) => (
        <House key={crop} {...args} crop={crop} />
      ))}
    </Columns>
  ),
};

export const Hours: Story = {
  render: (args) => (
    <Columns count="three" gap="sm">
      {hours.map((hour) => (
        <House key={hour} {...args} hour={hour} crop="card" />
      ))}
    </Columns>
  ),
};
