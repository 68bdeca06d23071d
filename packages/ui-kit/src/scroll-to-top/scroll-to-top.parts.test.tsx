import { testParts } from "../../test/conformance/conformance.tsx"
import { ScrollToTop } from "./index.ts"

testParts("scroll-to-top", { root: ["button", (props) => <ScrollToTop.Root {...props} />] })
