import { z } from "zod";

export const facility = z.object({ id: z.string(), group: z.string(), name_fa: z.string(), name_en: z.string() });
export type Facility = z.infer<typeof facility>;
