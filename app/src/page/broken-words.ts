/** The words of a page that broke stand in its code: a catalogue would have to be fetched. */
export const brokenWords = {
  fa: {
    title: "نمایش این صفحه به مشکل خورد",
    text: "مشکل از سایت ماست و به ما گزارش شد. صفحه را دوباره بارگذاری کنید؛ آنچه نوشته‌اید سر جایش می‌ماند.",
    draw: "بارگذاری دوباره",
    again: "صفحه باز هم نمایش داده نشد. آن را از نو باز کنید؛ شاید لازم باشد آنچه نوشته‌اید دوباره بنویسید.",
    open: "باز کردن از نو",
    home: "صفحهٔ اصلی",
  },
  en: {
    title: "This page stopped working",
    text: "The fault is ours, and it has been reported. Reload the page: what you typed stays where it is.",
    draw: "Reload",
    again: "The page stopped working again. Load the whole page; you may have to type again what you typed.",
    open: "Load the whole page",
    home: "Home",
  },
} as const;
