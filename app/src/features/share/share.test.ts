import { expect, it, vi } from "vitest";
import { pageLink } from "#app/src/page/page-link.ts";
import { shareLink, sharePicture } from "./share.ts";

const url = "https://shamseh.example/IsfahanHotels/HowzkhanehBoutiqueHotel.html";
const file = new File(["x"], "x.png", { type: "image/png" });
const closed = () => Promise.reject(new DOMException("closed", "AbortError"));
const refuses = () => Promise.reject(new DOMException("no", "NotAllowedError"));

it("a link goes to the device's sheet, and is copied only where there is none or it refuses", async () => {
  const writeText = vi.fn(async () => {});
  const share = vi.fn(async () => {});
  expect(await shareLink("t", url, { share, clipboard: { writeText } })).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "t", url });
  expect(await shareLink("t", url, { share: closed, clipboard: { writeText } })).toBe("cancelled");
  expect(writeText).not.toHaveBeenCalled();
  expect(await shareLink("t", url, { clipboard: { writeText } })).toBe("copied");
  expect(await shareLink("t", url, { share: refuses, clipboard: { writeText } })).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(url);
  expect(await shareLink("t", url, { clipboard: { writeText: refuses } })).toBe("failed");
  expect(await shareLink("t", url, {})).toBe("failed");
});

it("R187 a picture goes to the device's sheet only where it takes files", async () => {
  const share = vi.fn(async () => {});
  expect(await sharePicture("t", file, { share, canShare: () => true })).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "t", files: [file] });
  expect(await sharePicture("t", file, { share, canShare: () => false })).toBe("unsupported");
  expect(await sharePicture("t", file, { share })).toBe("unsupported");
  expect(await sharePicture("t", file, { share: closed, canShare: () => true })).toBe("cancelled");
});

it("a shared link has the dates and the party, and nothing that says where it came from", () => {
  const at = (search: string) => pageLink({ pathname: "/IsfahanHotels/AbbasiHotel.html", search });
  expect(at("?utm_source=x&check_in=2026-12-01&length_of_stay=3")).toBe(
    "/IsfahanHotels/AbbasiHotel.html?check_in=2026-12-01&length_of_stay=3",
  );
  expect(at("")).toBe("/IsfahanHotels/AbbasiHotel.html");
});
