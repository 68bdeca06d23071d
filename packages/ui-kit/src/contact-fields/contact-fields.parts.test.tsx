import { testParts } from "../../test/conformance/conformance.tsx"
import { ContactFields } from "./index.ts"

testParts(
  "contact-fields",
  {
    label: ["label", (props) => <ContactFields.Label {...props} />],
    input: ["input", (props) => <ContactFields.Input {...props} />],
    message: ["p", (props) => <ContactFields.Message {...props} />],
  },
  (part) => (
    <ContactFields.Root>
      <ContactFields.Field field="email">{part}</ContactFields.Field>
    </ContactFields.Root>
  ),
)
testParts("contact-fields", { input: ["textarea", (props) => <ContactFields.Input {...props} />] }, (part) => (
  <ContactFields.Root>
    <ContactFields.Field field="comment">{part}</ContactFields.Field>
  </ContactFields.Root>
))
testParts("contact-fields", { field: ["div", (props) => <ContactFields.Field field="phone" {...props} />] }, (part) => (
  <ContactFields.Root>{part}</ContactFields.Root>
))
testParts("contact-fields", { root: ["div", (props) => <ContactFields.Root {...props} />] })
