export { editorialHead as head } from "#app/src/features/editorial/editorial-head.ts";
