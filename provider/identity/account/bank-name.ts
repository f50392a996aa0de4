import type { Label } from "#domain/messages/labels.ts";

/** Banks by the three digits that follow an IBAN's check digits. Shown as a hint: an unknown bank is no fault. */
const BANKS: Readonly<Record<string, Label>> = {
  "011": ["بانک صنعت و معدن", "Bank of Industry and Mine"],
  "012": ["بانک ملت", "Bank Mellat"],
  "013": ["بانک رفاه", "Refah Bank"],
  "014": ["بانک مسکن", "Bank Maskan"],
  "015": ["بانک سپه", "Bank Sepah"],
  "016": ["بانک کشاورزی", "Bank Keshavarzi"],
  "017": ["بانک ملی", "Bank Melli"],
  "018": ["بانک تجارت", "Tejarat Bank"],
  "019": ["بانک صادرات", "Bank Saderat"],
  "020": ["بانک توسعهٔ صادرات", "Export Development Bank"],
  "021": ["پست بانک", "Post Bank"],
  "022": ["بانک توسعهٔ تعاون", "Tosee Taavon Bank"],
  "053": ["بانک کارآفرین", "Karafarin Bank"],
  "054": ["بانک پارسیان", "Parsian Bank"],
  "055": ["بانک اقتصاد نوین", "EN Bank"],
  "056": ["بانک سامان", "Saman Bank"],
  "057": ["بانک پاسارگاد", "Bank Pasargad"],
  "058": ["بانک سرمایه", "Sarmayeh Bank"],
  "059": ["بانک سینا", "Sina Bank"],
  "060": ["بانک قرض‌الحسنهٔ مهر ایران", "Mehr Iran Bank"],
  "061": ["بانک شهر", "City Bank"],
  "062": ["بانک آینده", "Ayandeh Bank"],
  "064": ["بانک گردشگری", "Tourism Bank"],
  "066": ["بانک دی", "Day Bank"],
  "069": ["بانک ایران زمین", "Iran Zamin Bank"],
  "070": ["بانک قرض‌الحسنهٔ رسالت", "Resalat Bank"],
  "078": ["بانک خاورمیانه", "Middle East Bank"],
};

/** The bank of an IBAN in canonical form (`IR` and 24 digits); null for an unknown one. */
export const bankOf = (sheba: string): Label | null => BANKS[sheba.slice(4, 7)] ?? null;
