import { testParts } from "../../test/conformance/conformance.tsx"
import { Tabs } from "./index.ts"

testParts(
  "tabs",
  {
    list: ["div", (props) => <Tabs.List {...props} />],
    panel: ["div", (props) => <Tabs.Panel value="bilder" {...props} />],
  },
  (part) => <Tabs.Root defaultValue="bilder">{part}</Tabs.Root>,
)
testParts("tabs", { root: ["div", (props) => <Tabs.Root defaultValue="bilder" {...props} />] })
testParts("tabs", { tab: ["button", (props) => <Tabs.Tab value="bilder" {...props} />] }, (part) => (
  <Tabs.Root defaultValue="bilder">
    <Tabs.List aria-label="Visa bilen som">{part}</Tabs.List>
  </Tabs.Root>
))
