import { DocsContext } from "@storybook/addon-docs/blocks"
import { type ReactNode, use } from "react"

/**
 * Lists the stories as links to separate pages, since modal and animated stories cannot be shown together on one page.
 */
export function StoryList(): ReactNode {
  const stories = use(DocsContext).componentStories()
  return (
    <>
      <h2>Stories</h2>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            {describe(parameters.docs)}
          </li>
        ))}
      </ul>
    </>
  )
}

interface StoryDocs {
  readonly description?: { readonly story?: string }
}

function describe(docs: StoryDocs | undefined): string {
  const sentence = docs?.description?.story
  return sentence ? `: ${sentence}` : ""
}
