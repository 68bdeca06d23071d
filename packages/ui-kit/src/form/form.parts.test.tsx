import { testParts } from "../../test/conformance/conformance.tsx"
import { Form } from "./index.ts"

testParts("form", { root: ["form", (props) => <Form.Root {...props} />] })
testParts("form", { summary: ["div", (props) => <Form.Summary {...props} />] }, (part) => (
  <Form.Root errors={{ "": "Closed", name: "Taken" }}>{part}</Form.Root>
))
