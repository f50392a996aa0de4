const { sourceFolders } = require("./tools/source-folders.mjs");

/** Rules of imports: the house rules of the import graph. `npm run lint` holds them. */

/** Code that is never part of the product: tests, stories, and the guides that their pages are drawn from. */
const beside = "\\.(test|stories|guide)\\.tsx?$";
const ours = `^(${sourceFolders.join("|").replaceAll(".", "\\.")})/`;
/** Code that a browser loads, or that is loaded into both the browser and the server. */
const shared = "^(domain|products/[^/]+/(rules|web|words)|design-system|app/src|app/entry-client)";

/** Lists of the products: the only way from a host to them. */
const lists = {
  browser: "^products/(reservations|searches|first-search|cards|parts|words|price-alert|calls|load-whole)\\.tsx?$",
  server: "^products/(server|calls)\\.ts$",
  provider:
    "^products/(provider|inventories|of-\\w+|import-records\\.shapes|price-alert|calls|contract\\.shapes)\\.ts$",
};

/** Files outside `products/` that name products, each with why. */
const putTogether = [
  // Answers with cards of several products.
  "^domain/contract/(account|content)\\.shapes\\.ts$",
  // State in memory that two products bring, and its start.
  "^provider/(services|start)\\.ts$",
];

/** The one shape of a layer's rule: a folder imports itself, what it is given, and nothing else of ours. */
const layer = (name, comment, folder, mayImport) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^${folder}/`, pathNot: [beside, ...putTogether] },
  to: { path: ours, pathNot: [`^${folder}/`, ...mayImport] },
});

/** As above, for the tests and stories beside the code: those may also import fixtures and other stories. */
const layerBeside = (folder, mayImport) => ({
  ...layer(
    `${folder.replace("/", "-")}-beside`,
    "Tests, stories and guides follow their folder, and may use fixtures and products.",
    folder,
    [...mayImport, "^fixtures/", "^tests/", "^products/"],
  ),
  from: { path: `^${folder}/.*${beside}` },
});

const layers = [
  ["domain", "What is true of travel depends on nothing of ours.", []],
  [
    "design-system",
    "The brand knows dates, text, enumerations, photographs, parts of the globe, and the parties and bounds of a stay, and nothing about travel's data.",
    ["^domain/(calendar|text|enums|photo)/", "^domain/(rooms|bounds|place/area)\\.ts$"],
  ],
  [
    "app/src",
    "The website knows the brand and the domain, and products by the lists that they are put together in.",
    ["^design-system/", "^domain/", lists.browser],
  ],
  [
    "app/server",
    "The web host knows the website and the domain; it links the brand's styles and draws its illustrations.",
    ["^app/src/", "^domain/", "^design-system/(theme|illustration)/", "^runtime/", lists.server],
  ],
  [
    "fixtures",
    "The world is made from the domain and the worlds of the products; answers have the products' shapes.",
    ["^domain/", "^products/[^/]+/(rules|contract|world)/", lists.provider],
  ],
  ["runtime", "What every process of ours does at its edge knows nothing of what it serves.", []],
  [
    "provider",
    "The back end knows the domain, the world that it seeds, and products by the lists that they are put together in.",
    ["^domain/", "^fixtures/world/", "^runtime/", lists.provider],
  ],
];

/** Rooms of the provider in their order: a room imports those of its own row and of the rows before it. */
const rooms = [["kernel"], ["identity"], ["atlas"], ["money"], ["shop"], ["people", "catalogue"], ["desk"], ["demo"]];
const folders = (names) => `^provider/(${names.join("|")})/`;
/** Tables reference each other by their foreign keys, in any order. */
const tables = "/schema\\.ts$";

const roomRules = rooms.slice(0, -1).map((row, at) => ({
  name: `rooms-after-${row.join("-and-")}`,
  comment: "A room of the provider imports no room that comes after it.",
  severity: "error",
  from: { path: folders(row), pathNot: [beside, tables] },
  to: { path: folders(rooms.slice(at + 1).flat()) },
}));

/** Parts of a product, and the folders of ours that each may import beside itself. */
const parts = {
  rules: ["^domain/"],
  contract: ["^domain/", "rules"],
  words: ["^domain/", "rules", "contract"],
  provider: [
    "^domain/",
    "^provider/",
    "^runtime/",
    "^fixtures/world/",
    lists.provider,
    "rules",
    "contract",
    "words",
    "world",
  ],
  web: ["^domain/", "^design-system/", "^app/src/", lists.browser, "rules", "contract", "words"],
  server: ["^domain/", "^app/src/", "^app/server/", "^products/$1/product\\.search\\.ts$", "rules", "contract", "web"],
  world: ["^domain/", "^fixtures/world/", "rules", "contract"],
  cli: ["^domain/", "^cli/", "^app/src/(api|messages)/", "^tools/", "rules", "contract", "words", "web"],
};
const productRules = Object.entries(parts).map(([part, may]) => ({
  name: `product-${part}`,
  comment: `The ${part} of a product knows its own product and no other.`,
  severity: "error",
  from: { path: `^products/([^/]+)/${part}/`, pathNot: beside },
  to: {
    path: ours,
    pathNot: [part, ...may].map((one) => (one.startsWith("^") ? one : `^products/$1/${one}/`)),
  },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.map(([folder, comment, mayImport]) => layer(folder.replace("/", "-"), comment, folder, mayImport)),
    ...layers.map(([folder, , mayImport]) => layerBeside(folder, mayImport)),
    ...roomRules,
    {
      name: "rooms-know-no-composition",
      comment:
        "What puts the rooms together stands beside them; only its types of all services and of a product are known in a room.",
      severity: "error",
      from: { path: folders(rooms.flat()), pathNot: [beside, "^provider/demo/"] },
      to: { path: "^provider/[^/]+\\.ts$", pathNot: "^provider/(services|product-module)\\.ts$" },
    },
    ...productRules,
    {
      name: "browser-entry",
      comment: "What starts in the browser is the website; the server's code stays on the server.",
      severity: "error",
      from: { path: "^app/entry-client" },
      to: { path: ours, pathNot: ["^app/src/", "^design-system/", "^domain/"] },
    },
    {
      name: "screen-to-screen",
      comment: "A screen never imports another screen: what they share is a feature.",
      severity: "error",
      from: { path: "^app/src/screens/([^/]+)/", pathNot: beside },
      to: { path: "^app/src/screens/", pathNot: "^app/src/screens/$1/" },
    },
    {
      name: "screen-to-screen-of-a-product",
      comment: "Screens of a product share what stands in its `web` folder, beside them.",
      severity: "error",
      from: { path: "^products/([^/]+)/web/([^/]+)/", pathNot: beside },
      to: { path: "^products/[^/]+/web/[^/]+/", pathNot: ["^products/$1/web/$2/", "/web/seat-map/"] },
    },
    {
      name: "shapes-are-types-in-the-browser",
      comment: "The contract's shapes are zod (20 KB): shared code imports their types only.",
      severity: "error",
      from: { path: shared, pathNot: [beside, "\\.shapes\\.ts$"] },
      to: { path: "\\.shapes\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "clocks-of-places-stay-on-the-server",
      comment: "Answers carry local times: the browser loads no table of zones, and nothing that reads it.",
      severity: "error",
      from: { path: "^(design-system|app/src|app/entry-client|products/[^/]+/web)", pathNot: beside },
      to: {
        path: "^(domain/time/|products/flight/rules/(connections|duration|penalty-lines)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "nothing-of-the-server-in-the-browser",
      comment: "What the browser loads never holds zod, drizzle, hono, a database or a part of Node.",
      severity: "error",
      from: { path: shared, pathNot: [beside, "\\.shapes\\.ts$"] },
      to: {
        path: "node_modules/(zod|drizzle-orm|hono|@hono/[^/]+|pg|pino|@electric-sql/[^/]+)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-node-in-shared-code",
      comment: "Pure in the middle, effects at the edge: shared code reads no file, socket or process.",
      severity: "error",
      from: { path: shared, pathNot: beside },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-react-in-the-domain",
      comment: "The domain does not depend on what shows it.",
      severity: "error",
      from: { path: "^(domain|fixtures|provider|products/[^/]+/(rules|contract|provider|world))/", pathNot: beside },
      to: { path: "node_modules/(react|react-dom|react-intl|@preact|@vanilla-extract)/" },
    },
    {
      name: "fixtures-stay-outside",
      comment: "Only stories, tests and the workbench import fixtures; the provider imports the world, to seed it.",
      severity: "error",
      from: {
        pathNot: ["^(fixtures|tests|cli|tools|\\.storybook)/", "^(provider|products/[^/]+/(provider|world))/", beside],
      },
      to: { path: "^fixtures/" },
    },
    {
      name: "tests-are-leaves",
      comment: "Nothing imports a test or a guide; only stories build on stories, and their pages on guides.",
      severity: "error",
      from: { pathNot: ["\\.stories\\.tsx$", "^(\\.storybook|tests)/"] },
      to: { path: beside },
    },
    {
      name: "helpers-of-tests",
      comment:
        "What only tests import stands in tests/: no source needs it. `npm test` itself starts a PostgreSQL, and made photographs are recorded.",
      severity: "error",
      from: { path: ours, pathNot: ["^(tests|\\.storybook)/", "^tools/(test-all\\.mjs|record-photos\\.ts)$", beside] },
      to: { path: "^tests/" },
    },
    {
      name: "no-development-packages-in-the-product",
      comment: "What runs in production is a dependency, not a development one.",
      severity: "error",
      from: {
        path: "^(domain|products|design-system|app|provider|runtime|cli)/",
        pathNot: [beside, "^app/server/dev\\.ts$", "fonts\\.css\\.ts$"],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    },
    {
      name: "no-circles",
      comment: "Two modules that need each other are one module, or three.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unresolvable",
      comment: "Every import leads somewhere.",
      severity: "error",
      from: {},
      // Compiled catalogues and Vite's virtual modules exist only after a build.
      to: { couldNotResolve: true, pathNot: "^(virtual:|/@)" },
    },
    {
      name: "no-reaching-into-packages",
      comment: "A package that is not in package.json is not ours to import.",
      severity: "error",
      from: { path: ours },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|storybook-static|app/src/messages/compiled|tests/bench/peers|tests/lounge)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
    skipAnalysisNotInRules: true,
    cache: false,
  },
};
