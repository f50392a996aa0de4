import type { ReactNode } from "react";
import "@fontsource-variable/vazirmatn";
import "../page/page.css";

export const metadata = { title: "هتل‌های اصفهان" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fa" dir="rtl">
      <body>{children}</body>
    </html>
  );
}
