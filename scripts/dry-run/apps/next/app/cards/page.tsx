import { parseStageRow } from "@forecourt/blocks/parser/stage-row"
import { StageRow } from "@forecourt/blocks/stage-row"
import { site } from "../../site.ts"

/** A page with a block that shares style sheets with the block on the first page. */
export default function Page() {
  const fields = parseStageRow({
    cards: [{ title: { value: "Boka service" }, text: { value: "<p>Nära dig.</p>" } }],
  })
  return fields && <main>{StageRow({ fields, params: {}, site, id: "cards", renderPlaceholder: () => null })}</main>
}
