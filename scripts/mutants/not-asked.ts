/**
 * The tests that are excluded from mutation tests. They start processes, or render or compile everything, and would
 * take seconds for every surviving mutant.
 */
export const NOT_ASKED: readonly string[] = [
  "demo/artwork/src/artwork.test.ts",
  "packages/blocks/src/every-attack.test.ts",
  "packages/blocks/src/every-block.test.tsx",
  "packages/blocks/src/every-island.test.tsx",
  "packages/blocks/src/every-page-is-forgotten.test.tsx",
  "packages/blocks/src/fuzzed-layouts.test.ts",
  "packages/blocks/src/tyre-hotel/tyre-hotel.test.tsx",
  "packages/codegen/src/conformance.test.ts",
  "packages/codegen/src/doctor/doctor.test.ts",
  "packages/codegen/src/evolution/release/release.test.ts",
  "packages/codegen/src/evolution/release/second-opinion.test.ts",
  "packages/codegen/src/generate.test.ts",
  "packages/codegen/src/new-site/new-site.test.ts",
  "packages/codegen/src/types.test.ts",
  "packages/platform/test/main.test.ts",
  "packages/platform/test/production.test.ts",
  "packages/redirects/src/compile/next-judge.test.ts",
  "packages/schema-compat/src/command/cli.test.ts",
  "packages/services/content/test/attacks.test.ts",
  "packages/services/content/test/import.test.ts",
  "packages/services/content/test/upcasting.test.ts",
  "packages/services/tyre-hotel/test/alone.test.ts",
  "packages/services/tyre-hotel/test/codes.test.ts",
  "packages/services/tyre-hotel/test/race.test.ts",
  "packages/ui-kit/src/contract/contracts.test.ts",
  "packages/ui-kit/src/sizes.test.ts",
]
