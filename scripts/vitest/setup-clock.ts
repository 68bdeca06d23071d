import { setClock, TEST_MOMENT_MS } from "./test-moment.ts"

// Files of a worker may share what is global: its clock is set once, and then goes on.
const IS_SET = Symbol.for("forecourt.test-moment")

if (!Object.hasOwn(globalThis, IS_SET)) {
  Object.defineProperty(globalThis, IS_SET, { value: true })
  setClock({ startMs: TEST_MOMENT_MS })
}
