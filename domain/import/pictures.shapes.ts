import { z } from "zod";
import { scene } from "../contract/property.shapes.ts";

const caption = z.string().min(1).max(200);

/** A gallery as a file has it. */
export const pictures = z.array(z.strictObject({ image: scene, caption_fa: caption, caption_en: caption })).max(40);
