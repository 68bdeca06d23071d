import { parts } from "../conformance/conformance.tsx"
import { HandleRow } from "./index.ts"

<<<<<<< HEAD
parts("handle-row", { root: ["div", (props) => <HandleRow.Root {...props} />] })
parts(
  "handle-row",
  {
    handle: ["button", (props) => <HandleRow.Handle {...props} />],
    content: ["section", (props) => <HandleRow.Content aria-label="Cars" {...props} />],
    list: ["ul", (props) => <HandleRow.List {...props} />],
    item: ["li", (props) => <HandleRow.Item {...props} />],
=======
parts("handle-row", {
  root: ["div", (props) => <HandleRow.Root {...props} />],
  list: ["ul", (props) => <HandleRow.List {...props} />],
  card: ["li", (props) => <HandleRow.Card {...props} />],
})
parts(
  "handle-row",
  {
    content: ["div", (props) => <HandleRow.Content {...props} />],
    handle: ["button", (props) => <HandleRow.Handle {...props} />],
>>>>>>> 12e38fa (Kit: a row of cards behind a handle, open from 30 percent of a pull; a ring of cars where a press on a side card brings it to the middle)
  },
  (part) => <HandleRow.Root>{part}</HandleRow.Root>,
)
