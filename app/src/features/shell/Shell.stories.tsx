import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { withWords } from "#app/src/page/story.tsx";
import { storyStore } from "#app/src/page/story-environment.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { breakpoints } from "#domain/enums/enums.ts";
import { localeOf, ofPair } from "#domain/text/in-locale.ts";
import { me, token } from "#fixtures/answers/traveller.ts";
import { count, isSo, playground, typed } from "#tests/stories/playground.tsx";
import { expectSupportNumbers } from "#tests/stories/support-numbers.ts";
import { expectWholeRing } from "#tests/stories/whole-ring.ts";
import { FrameEnd } from "./FrameEnd.tsx";
import { Shell } from "./Shell.tsx";

const meta: Meta = { title: "اجزا/قاب صفحه Shell", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

/** The frame of a page. `user`: null while still loading; absent for a visitor who is not logged in. */
function Frame({ user, actions }: { user: MeValue | null | undefined; actions: ScreenActions }) {
  const t = useText();
  const store = storyStore(useEnvironment(), { path: "/", query: "" });
  if (user !== undefined) store.session.remember(token, user);
  return (
    <Shell at={store.address.value} store={store} actions={actions} End={FrameEnd}>
      <Container>
        <Heading level={1}>{t("shell.home")}</Heading>
      </Container>
    </Shell>
  );
}

/** The same for a logged-in visitor. */
const frameOf = (user: MeValue | null) => withWords((actions) => <Frame user={user} actions={actions} />);

export const Playground: Story = playground(
  { name: "", unread: 0, isLoggedIn: true },
  {
    name: typed("نام کوچک دیگر · Another first name"),
    unread: count("اعلان خوانده‌نشده · Unread notifications", 0, 99),
    isLoggedIn: isSo("کاربر وارد شده · Logged in"),
  },
  ({ name, unread, isLoggedIn }, actions) => (
    <Frame
      actions={actions}
      user={isLoggedIn ? { ...me, ...(name && { first_name_fa: name, first_name_en: name }), unread } : undefined}
    />
  ),
);
/** R111, R162: the user's name leads to the account. */
export const LoggedIn: Story = {
  render: frameOf(me),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", {
      name: /^(ناهید فرهمند.*حساب من|NAHID FARAHMAND.*My account)$/,
    });
    await expect(link).toHaveAttribute("href", "/user/panel.html");
    // From a desktop's width on no section is cut at the end of its row.
    const sections = within(canvasElement).getByRole("banner").querySelector("nav");
    if (innerWidth >= breakpoints.md)
      await expect(sections?.scrollWidth).toBeLessThanOrEqual(sections?.clientWidth ?? 0);
    for (const section of [link, ...(sections?.querySelectorAll("a") ?? [])]) await expectWholeRing(section);
  },
};

/** A booking is followed from every page, by its header and its footer; the support's number can be pressed by a thumb. */
export const TrackingAndSupport: Story = {
  render: frameOf(me),
  play: async ({ canvasElement, globals }) => {
    for (const place of ["banner", "contentinfo"]) {
      const part = within(within(canvasElement).getByRole(place));
      const link = part.getByRole("link", { name: /^(پیگیری رزرو|Track a booking)$/ });
      await expect(link).toHaveAttribute("href", "/reserve-new/reserve/tracking.html");
    }
    const footer = within(within(canvasElement).getByRole("contentinfo"));
    const { width, height } = footer.getByRole("link", { name: /^(۱۶۸۵|1685)$/ }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expectSupportNumbers(within(canvasElement).getByRole("contentinfo"));
    // The header has room for the one more where its reader may be abroad.
    const inEnglish = within(canvasElement).getByRole("banner").querySelectorAll("a[href^='tel:']");
    await expect(inEnglish).toHaveLength(ofPair([1, 2], localeOf(globals.locale)));
  },
};
const phone = { viewport: { value: "phone" } };
const inBanner = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole("banner"));
const bottomNav = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("navigation", { name: /^(میان‌بُرها|Shortcuts)$/ });

/** On a telephone the header is one row, and its menu has the sections and the way to a booking. */
export const MenuOnAPhone: Story = {
  globals: phone,
  render: frameOf(me),
  play: async ({ canvasElement }) => {
    const banner = inBanner(canvasElement);
    await expect(within(canvasElement).getByRole("banner").offsetHeight).toBeLessThanOrEqual(56);
    await expect(banner.queryByRole("link", { name: /^(پیگیری رزرو|Track a booking)$/ })).toBeNull();
    await userEvent.click(banner.getByRole("button", { name: /^(بخش‌های سایت|Site sections)$/ }));
    const link = await banner.findByRole("link", { name: /^(پیگیری رزرو|Track a booking)$/ });
    await expect(link).toHaveAttribute("href", "/reserve-new/reserve/tracking.html");
    await expectWholeRing(link);
  },
};

/** The main places are below on a telephone; the one that the page is, is marked. */
export const BottomNavigation: Story = {
  globals: phone,
  render: frameOf(null),
  play: async ({ canvasElement }) => {
    const nav = bottomNav(canvasElement);
    const { bottom, height } = nav.getBoundingClientRect();
    await expect(bottom).toBe(innerHeight);
    await expect(height).toBeGreaterThanOrEqual(64);
    const places = within(nav).getAllByRole("link");
    await expect(places.map((place) => place.getAttribute("href"))).toEqual([
      "/",
      "/user/panel.html",
      "/user/panel/favorites.html",
      "/user/panel/information.html",
    ]);
    await expect(places.map((place) => place.getAttribute("aria-current"))).toEqual(["page", null, null, null]);
    for (const place of places) await expectWholeRing(place);
    // The focus is never under it.
    for (const link of within(within(canvasElement).getByRole("contentinfo")).getAllByRole("link")) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(nav.getBoundingClientRect().top);
    }
  },
};

export const WithoutAName: Story = {
  render: frameOf({ ...me, first_name_fa: null, last_name_fa: null, first_name_en: null, last_name_en: null }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: /^(حساب من|My account)$/ })).toBeVisible();
  },
};

/** Unseen notifications are counted beside their link, and announced to screen readers. */
export const Unread: Story = {
  render: frameOf({ ...me, unread: 3 }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: /۳ اعلان خوانده‌نشده|3 unread notifications/ });
    await expect(link).toHaveAttribute("href", "/user/panel.html");
  },
};

export const LongName: Story = {
  render: frameOf({
    ...me,
    first_name_fa: "سیده‌فاطمه‌زهرا",
    last_name_fa: "حسینی‌نژاد طباطبایی‌زاده اصفهانی",
    first_name_en: "SEYEDEHFATEMEHZAHRA",
    last_name_en: "HOSSEININEZHAD TABATABAEIZADEH",
  }),
};
