import { testParts } from "../../test/conformance/conformance.tsx"
import { Navigation } from "./index.ts"

testParts("navigation", {
  root: ["nav", (props) => <Navigation.Root {...props} />],
  list: ["ul", (props) => <Navigation.List {...props} />],
  item: ["li", (props) => <Navigation.Item value="cars" {...props} />],
  link: ["a", (props) => <Navigation.Link href="/" {...props} />],
  toggle: ["button", (props) => <Navigation.Toggle panel="cars" {...props} />],
  panel: ["div", (props) => <Navigation.Panel id="cars" {...props} />],
})
