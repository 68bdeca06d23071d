import { parts } from "../conformance/conformance.tsx"
import { Form } from "./index.ts"

parts("form", { root: ["form", (props) => <Form.Root {...props} />] })
parts("form", { summary: ["div", (props) => <Form.Summary {...props} />] }, (part) => (
  <Form.Root errors={{ "": "Closed", name: "Taken" }}>{part}</Form.Root>
))
