import "./docs.css"
import { Canvas, DocsContext, Markdown, Primary, Title } from "@storybook/addon-docs/blocks"
import { type ReactNode, use } from "react"
import { BlockDocs } from "./block-docs.tsx"
import { Keyboard, KitDocs, Pattern } from "./kit-docs.tsx"
import { Knobs } from "./knobs.tsx"
import { StoryList } from "./story-list.tsx"
import { getComment, removeTags } from "./words.ts"

export function DocsPage(): ReactNode {
  const context = use(DocsContext)
  const [first] = context.componentStories()
  if (!first) return <Title />

  const file = String(first.parameters.fileName)
  const [, primitive] = /ui-kit\/src\/([^/]+)\//.exec(file) ?? []
  const [, block] = /generated\/([^/]+)\.stories/.exec(file) ?? []
  const all = context.componentStories().find(({ name }) => name === "All States")
  if (block)
    return (
      <>
        <Primary />
        <BlockDocs name={block} />
        <StoryList />
      </>
    )
  return (
    <>
      <Title />
      <Markdown>{removeTags(getComment(first.component))}</Markdown>
      <Pattern primitive={primitive} />
      <Primary />
      <Keyboard primitive={primitive} />
      {all ? (
        <>
          <h2>All states</h2>
          <Canvas of={all.moduleExport} story={{ inline: false, height: "32rem" }} sourceState="none" />
        </>
      ) : null}
      <KitDocs primitive={primitive} />
      <Knobs primitive={primitive} />
      <StoryList />
    </>
  )
}
