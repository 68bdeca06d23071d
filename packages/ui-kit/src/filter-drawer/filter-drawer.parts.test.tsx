import { vi } from "vitest"
import { testParts } from "../../test/conformance/conformance.tsx"
import { FilterDrawer } from "./index.ts"

vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }))

testParts("filter-drawer", { root: ["div", (props) => <FilterDrawer.Root {...props} />] })
testParts(
  "filter-drawer",
  {
    toolbar: ["div", (props) => <FilterDrawer.Toolbar {...props} />],
    trigger: ["button", (props) => <FilterDrawer.Trigger {...props} />],
    "sticky-toggle": ["button", (props) => <FilterDrawer.StickyToggle {...props} />],
    content: ["section", (props) => <FilterDrawer.Content aria-label="Filters" {...props} />],
    title: ["h2", (props) => <FilterDrawer.Title {...props} />],
    close: ["button", (props) => <FilterDrawer.Close {...props} />],
    submit: ["button", (props) => <FilterDrawer.Submit {...props} />],
    results: ["div", (props) => <FilterDrawer.Results {...props} />],
  },
  (part) => <FilterDrawer.Root>{part}</FilterDrawer.Root>,
)
