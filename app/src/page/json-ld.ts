import { addressOf } from "#domain/addresses/routes.ts";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { SUPPORT_PHONE } from "#domain/text/support.ts";

/** schema.org objects. Money is in rial with ASCII digits, as `priceCurrency: IRR` demands. */

const support = (telephone: string): object => ({
  "@type": "ContactPoint",
  telephone,
  contactType: "customer support",
  availableLanguage: ["fa", "en"],
});

/** @param supportAbroad support's number for callers from abroad; null: there is none */
export const organization = (publicBase: string, supportAbroad: string | null): object => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: "Shamseh",
  alternateName: "شمسه",
  url: publicBase,
  logo: `${publicBase}/web/icon-512.png`,
  // The short number is none outside Iran.
  ...(supportAbroad === null ? {} : { telephone: supportAbroad }),
  contactPoint: [
    { ...support(SUPPORT_PHONE), areaServed: "IR" },
    ...(supportAbroad === null ? [] : [support(supportAbroad)]),
  ],
});

export const webSite = (publicBase: string): object => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: "Shamseh",
  alternateName: "شمسه",
  url: publicBase,
});

export type Crumb = { name: string; address: string };

export const breadcrumbs = (publicBase: string, crumbs: readonly Crumb[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: publicBase + crumb.address,
  })),
});

export const propertyAddress = (card: { slug: string; city: { slug: string } }): string =>
  addressOf("property", { cityName: card.city.slug, propertyName: card.slug });

/** The items of a page's list, in order. */
export const listOf = (publicBase: string, items: readonly Crumb[]): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map(({ name, address }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: publicBase + address,
  })),
});

export const itemList = (publicBase: string, cards: readonly PropertyCard[], locale: "fa" | "en"): object =>
  listOf(
    publicBase,
    cards.map((card) => ({ name: inLocale(card, "name", locale), address: propertyAddress(card) })),
  );

/** Questions of a page with their answers, both as they are shown. */
export const questionsOf = (questions: readonly { question: string; answer: string }[]): object => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
