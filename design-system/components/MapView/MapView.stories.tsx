import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { MapView } from "./MapView.tsx";
import { fit } from "./projection.ts";
import { StreetSheet } from "./StreetSheet.tsx";

const words = {
  zoomIn: "بزرگ‌تر",
  zoomOut: "کوچک‌تر",
  reset: "نمایش کل نقشه",
  kilometers: (count: string) => `${count} کیلومتر`,
  meters: (count: string) => `${count} متر`,
};
const points = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    lat: 32.64 + ((id * 37) % 23) / 600,
    lon: 51.65 + ((id * 53) % 29) / 600,
    label: "۲٬۳۵۰",
    title: `هتل ${id}`,
    href: `#${id}`,
  }));

const meta: Meta = {
  title: "اجزا/نقشه MapView",
  parameters: {
    docs: { description: { component: "Arrows move the map, + and - zoom, 0 shows all. Tab walks the places." } },
  },
};
export default meta;
type Story = StoryObj;

export const ManyPlaces: Story = {
  render: () => (
    <MapView
      caption="نقشهٔ اصفهان"
      words={words}
      points={points(24)}
      landmarks={[{ lat: 32.6572, lon: 51.6776, name: "میدان نقش جهان" }]}
    />
  ),
};
export const OnePlace: Story = {
  render: () => (
    <MapView
      caption="نقشه"
      words={words}
      points={[{ id: 1, lat: 32.66, lon: 51.67, label: "", title: "هتل", href: null }]}
    />
  ),
};
export const ByTheSea: Story = {
  render: () => (
    <MapView
      caption="کیش"
      words={words}
      points={[{ id: 1, lat: 26.53, lon: 53.98, label: "۴٬۱۸۰", title: "هتل مرجان", href: "#k" }]}
    />
  ),
};
/** What stands on a map of streets, which another draws below: pins in order, a landmark, the scale and the credit. */
export const OnStreets: Story = {
  render: () => (
    <StreetSheet
      caption="نقشهٔ اصفهان"
      words={words}
      points={[...points(9), { id: 99, lat: 32.66, lon: 51.67, label: "", title: "این هتل", href: null }]}
      landmarks={[{ lat: 32.6572, lon: 51.6776, name: "میدان نقش جهان" }]}
      ground={createRef()}
      sheet={{ viewport: fit(points(24), 300, 240), width: 300, height: 240 }}
      zoom={() => {}}
      reset={() => {}}
      credit={{ text: "© مشارکت‌کنندگان OpenStreetMap", href: "#credit" }}
    />
  ),
};
export const Empty: Story = { render: () => <MapView caption="نقشهٔ ایران" words={words} points={[]} /> };
