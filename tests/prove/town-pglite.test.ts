import { townTests } from "./town-tests.ts";

townTests("pglite");
