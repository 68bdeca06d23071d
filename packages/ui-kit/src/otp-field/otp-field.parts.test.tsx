import { testParts } from "../../test/conformance/conformance.tsx"
import { OtpField } from "./index.ts"

testParts(
  "otp-field",
  {
    boxes: ["div", (props) => <OtpField.Boxes {...props} />],
    box: ["input", (props) => <OtpField.Box index={0} {...props} />],
    message: ["p", (props) => <OtpField.Message {...props} />],
  },
  (part) => <OtpField.Root>{part}</OtpField.Root>,
)
testParts("otp-field", { root: ["div", (props) => <OtpField.Root {...props} />] })
