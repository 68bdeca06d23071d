import { parts } from "../conformance/conformance.tsx"
import { Disclosure } from "./index.ts"

parts("disclosure", {
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
