import { proofs } from "./naming-tests.ts";
import { faultsOf, linesOf, proofOf, testsOfRepository, unseen } from "./report.ts";
import { requirements } from "./table.ts";

/** `npm run requirements`: each requirement with the tests that name it. Fails when a built one has none. */

const tests = testsOfRepository();
const faults = [...faultsOf(requirements, tests), ...unseen(requirements, tests)];
console.log(linesOf(requirements, tests).join("\n"));
console.log(`\n${requirements.length} requirements; ${faults.length} faults`);
for (const proof of proofs) {
  const numbers = requirements.flatMap(([number]) => (proofOf(number, tests) === proof ? [`R${number}`] : []));
  console.log(`${numbers.length} have a test of the kind "${proof}" at best: ${numbers.join(" ")}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
