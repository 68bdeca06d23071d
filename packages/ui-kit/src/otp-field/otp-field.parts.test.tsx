import { parts } from "../conformance/conformance.tsx"
import { OtpField } from "./index.ts"

parts(
  "otp-field",
  {
    boxes: ["div", (props) => <OtpField.Boxes {...props} />],
    box: ["input", (props) => <OtpField.Box index={0} {...props} />],
    message: ["p", (props) => <OtpField.Message {...props} />],
  },
  (part) => <OtpField.Root>{part}</OtpField.Root>,
)
parts("otp-field", { root: ["div", (props) => <OtpField.Root {...props} />] })
