import { testParts } from "../../test/conformance/conformance.tsx"
import { Clamp } from "./index.ts"

testParts("clamp", {
  root: ["div", (props) => <Clamp.Root {...props} />],
  content: [
    "div",
    (props) => (
      <Clamp.Root>
        <Clamp.Content {...props} />
      </Clamp.Root>
    ),
  ],
  trigger: [
    "button",
    (props) => (
      <Clamp.Root defaultOverflows>
        <Clamp.Trigger {...props} />
      </Clamp.Root>
    ),
  ],
})
