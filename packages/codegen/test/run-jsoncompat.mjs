// Runs jsoncompat on changes: a list of `{ old, new }` on standard input, a list of `{ backward, forward }` or
// `{ error }` on standard output. It runs in a separate process, because a comparison may never end.
import { readFileSync } from "node:fs"
import { check_compat, initSync } from "jsoncompat"

initSync({ module: readFileSync(new URL("jsoncompat_wasm_bg.wasm", import.meta.resolve("jsoncompat"))) })
const pairs = JSON.parse(readFileSync(0, "utf8"))
process.stdout.write(JSON.stringify(pairs.map(compare)))

function compare({ old, new: later }) {
  const check = (role) => check_compat(JSON.stringify(old), JSON.stringify(later), role)
  try {
    return { backward: check("deserializer"), forward: check("serializer") }
  } catch (error) {
    return { error: String(error) }
  }
}
