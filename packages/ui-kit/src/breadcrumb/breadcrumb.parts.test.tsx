import { testParts } from "../../test/conformance/conformance.tsx"
import { Breadcrumb } from "./index.ts"

testParts("breadcrumb", {
  root: ["nav", (props) => <Breadcrumb.Root {...props} />],
  list: ["ol", (props) => <Breadcrumb.List {...props} />],
  item: ["li", (props) => <Breadcrumb.Item {...props} />],
  link: ["a", (props) => <Breadcrumb.Link href="/" {...props} />],
  current: ["span", (props) => <Breadcrumb.Current {...props} />],
})
