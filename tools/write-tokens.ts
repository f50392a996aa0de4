import { tokenFile } from "#design-system/theme/token-file.ts";

/** `npm run --silent tokens > shamseh.tokens.json` writes the design tokens for other tools. */
console.log(JSON.stringify(tokenFile(), null, 2));
