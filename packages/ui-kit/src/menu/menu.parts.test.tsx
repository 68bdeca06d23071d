import { testParts } from "../../test/conformance/conformance.tsx"
import { Menu } from "./index.ts"

testParts("menu", { trigger: ["button", (props) => <Menu.Trigger {...props} />] }, (part) => (
  <Menu.Root>{part}</Menu.Root>
))
testParts("menu", { content: ["div", (props) => <Menu.Content {...props} />] }, (part) => (
  <Menu.Root open>
    <Menu.Trigger>Dela</Menu.Trigger>
    {part}
  </Menu.Root>
))
testParts(
  "menu",
  {
    item: ["div", (props) => <Menu.Item {...props} />],
    group: ["div", (props) => <Menu.Group {...props} />],
    separator: ["div", (props) => <Menu.Separator {...props} />],
  },
  (part) => (
    <Menu.Root open>
      <Menu.Trigger>Dela</Menu.Trigger>
      <Menu.Content>{part}</Menu.Content>
    </Menu.Root>
  ),
)
