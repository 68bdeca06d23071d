import { testParts } from "../../test/conformance/conformance.tsx"
import { Disclosure } from "./index.ts"

testParts("disclosure", {
  root: ["div", (props) => <Disclosure.Root {...props} />],
  trigger: [
    "button",
    (props) => (
      <Disclosure.Root>
        <Disclosure.Trigger {...props} />
      </Disclosure.Root>
    ),
  ],
  content: [
    "div",
    (props) => (
      <Disclosure.Root>
        <Disclosure.Content {...props} />
      </Disclosure.Root>
    ),
  ],
})
