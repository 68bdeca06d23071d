import { setClock, TEST_MOMENT_MS } from "./test-moment.ts"

// Files of a worker share globals: its clock is set once and keeps running.
const IS_SET = Symbol.for("forecourt.test-moment")

if (!Object.hasOwn(globalThis, IS_SET)) {
  Object.defineProperty(globalThis, IS_SET, { value: true })
  setClock({ startMs: TEST_MOMENT_MS })
}
