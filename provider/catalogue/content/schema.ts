import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Block, PartnerValue } from "#domain/contract/content.shapes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { SubjectRule } from "#domain/place/subjects.ts";

/** A static page, in both languages. */
export const page = pgTable("page", {
  slug: text("slug").primaryKey(),
  titleFa: text("title_fa").notNull(),
  titleEn: text("title_en").notNull(),
  leadFa: text("lead_fa").notNull(),
  leadEn: text("lead_en").notNull(),
  blocksFa: jsonb("blocks_fa").$type<Block[]>().notNull(),
  blocksEn: jsonb("blocks_en").$type<Block[]>().notNull(),
});

/** A partner company with a page for its visitors; its offers are the properties that match the rule. */
export const partner = pgTable("partner", {
  /** Letters and digits: it stands in `/partners/{id}`. */
  id: text("id").primaryKey(),
  nameFa: text("name_fa").notNull(),
  nameEn: text("name_en").notNull(),
  textFa: text("text_fa").notNull(),
  textEn: text("text_en").notNull(),
  image: jsonb("image").$type<Scene>().notNull(),
  links: jsonb("links").$type<PartnerValue["links"]>().notNull(),
  rule: jsonb("rule").$type<SubjectRule>().notNull(),
});
