import type { Translate } from "#app/src/messages/catalogue.ts";
import type { PropertyGrade, PropertyType } from "#domain/enums/enums.ts";

type Kind = { type: PropertyType; grade: PropertyGrade | null };

/**
 * Kind of a place: its type and its grade. A type already named beside it («هتل پارسیان») or in the grade («مهمان‌پذیر
 * درجهٔ دو») is not repeated.
 */
export function kindText({ type, grade }: Kind, name: string, t: Translate): string {
  const kind = t(`propertyTypes.${type}`);
  const graded = grade ? t(`propertyGrades.${grade}`) : "";
  const isSaid = ` ${name} ${graded} `.toLowerCase().includes(` ${kind} `.toLowerCase());
  return [!isSaid && kind, graded].filter(Boolean).join(" · ");
}
