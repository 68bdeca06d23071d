import { editingMachine, listUnsaved, type PageIssue, toPorts } from "@forecourt/editing-machine"
import { type Conflict, findBlock, type Operation } from "@forecourt/editing-machine/operations"
import { useFlow } from "@forecourt/flow-kit/use-flow"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { createActor } from "xstate"
import type { EditingBlocks, PageEditing } from "../editing.types.ts"
import { getPlace } from "../form/pointers.ts"
import { createIssueFinder } from "../issues/find-issues.ts"
import { getPageFields, getTemplate } from "../issues/page-fields.ts"
import type { PagePlace } from "../server/edit-store.types.ts"
import { toEditorLanguage } from "../texts/language-in.ts"
import { getOverlayTexts } from "../texts/overlay-texts.ts"
import { BlocksView } from "./blocks-view.tsx"
import { Conflicts } from "./conflicts.tsx"
import controls from "./controls.module.css"
import { createEditClient, type PageWithUids } from "./edit-client.ts"
import { EditorBar, type View } from "./editor-bar.tsx"
import { type FocusRequest, findFocusHome } from "./focus.ts"
import type { Fixing } from "./form-panel.tsx"
import { History } from "./history.tsx"
import { InsertBlock } from "./insert-block.tsx"
import { openJournal } from "./journal.ts"
import { NewPage } from "./new-page.tsx"
import css from "./overlay.module.css"
import { PagePanel } from "./page-panel.tsx"
import {
  createChangeEvent,
  createMove,
  createOutline,
  findNeighbour,
  getPageState,
  isUnsaved,
  setField,
} from "./page-view.ts"
import { usePicker } from "./picker.tsx"
import { Problems } from "./problems.tsx"
import { SafePart } from "./safe-part.tsx"
import { useLeavingGuard, useReturn, useStalePage } from "./use-page-guards.ts"
import { usePageMarks } from "./use-page-marks.ts"

const part = anatomy("editor", { button: controls.button }, css)

/**
 * The data about blocks and pages that the editor needs, and the functions that fix issues. All of it is exported by
 * `@forecourt/blocks/editing`.
 */
export interface OverlayKit {
  readonly blocks: EditingBlocks
  readonly pages: PageEditing
  readonly fixes: () => Promise<Fixing>
}

export interface OverlayProps {
  readonly place: PagePlace
  /** The revision of the schemas with which the page was rendered. */
  readonly schemaRevision: string
  /** The preferred language of the person who edits the page, as reported by the browser. */
  readonly language: string
  /** The time zone in which dates and times on the page are shown. */
  readonly timeZone: string
  readonly refresh: () => void
  /**
   * True if the page could not be rendered with its latest changes. The page is then rendered again until it is
   * current.
   * @default false
   */
  readonly isStale?: boolean
  /** The URL that ends the editing session when it is opened. */
  readonly leaveAt: string
  /** The URL at which the editor can log in again in another window. */
  readonly logInAt: string
}

export function createPageEditor({ blocks, pages, fixes }: OverlayKit): (props: OverlayProps) => ReactNode {
  return function PageEditor({
    place,
    schemaRevision,
    language,
    timeZone,
    refresh,
    isStale = false,
    leaveAt,
    logInAt,
  }) {
    const text = getOverlayTexts(language)
    const { language: pageLanguage, path } = place
    const client = useMemo(() => {
      const findIssues = createIssueFinder({ blocks, pages, language })
      return createEditClient({ place: { language: pageLanguage, path }, schemaRevision, language, findIssues })
    }, [pageLanguage, path, schemaRevision, language])

    const rendering = useRef(refresh)
    useEffect(() => {
      rendering.current = refresh
    }, [refresh])
    const [view, setView] = useState<View>("blocks")
    const [chosen, setChosen] = useState<string | null>(null)
    /**
     * True if the next block is inserted inside the selected block, and false if it is inserted after the selected
     * block.
     */
    const [isInside, setInside] = useState(false)
    const root = useRef<HTMLElement>(null)
    const [wanted, setWanted] = useState<FocusRequest | null>(null)
    const hasFocused = useCallback(() => setWanted(null), [])
    /** The number of failed attempts to publish the page. All issues are shown from the first failed attempt on. */
    const [refusals, setRefusals] = useState(0)
    const open = useCallback(() => {
      const journal = openJournal({ language: pageLanguage, path })
      const machine = editingMachine.provide({ actors: toPorts(client) })
      const actor = createActor(machine, { input: { journal: journal.load() } })
      actor.subscribe(({ context }) => journal.save(listUnsaved(context)))
      actor.on("stored", () => rendering.current())
      actor.on("unpublishable", () => {
        setRefusals((count) => count + 1)
        setView("problems")
      })
      return { actor }
    }, [client, pageLanguage, path])
    const { snapshot, send } = useFlow(open)
    const { pickers, picker } = usePicker({ client, language, text })

    const uids = (snapshot?.context.stored as PageWithUids | null | undefined)?.uids ?? NO_UIDS
    const page = snapshot?.context.page
    const template = page === undefined ? null : getTemplate(page, pages)
    const ofPage = useMemo(() => getPageFields(pages, template), [template])
    const choose = useCallback((id: string | null) => {
      setChosen(id)
      setWanted(null)
      if (id !== null) setView("blocks")
    }, [])
    useEffect(() => {
      if (wanted?.to !== "tree") return
      findFocusHome(root.current)?.focus()
      setWanted(null)
    }, [wanted])
    usePageMarks({ uids, chosen, onChoose: choose, isOn: page !== undefined })
    useReturn(
      useCallback(() => {
        // Others may have saved meanwhile, or a session may be open again.
        send({ type: "REFRESH" })
      }, [send]),
    )
    useStalePage(
      isStale,
      useCallback(() => {
        // The bar shows that there is no connection.
        send({ type: "REFRESH" })
        rendering.current()
      }, [send]),
    )
    useLeavingGuard(snapshot !== null && isUnsaved(snapshot))
    if (snapshot === null || page === undefined)
      return (
        <aside {...part("root")} lang={toEditorLanguage(language)} aria-label={text.editor} aria-busy>
          <p {...part("opening")}>{text.states.opening}</p>
        </aside>
      )
    const { issues, conflicts, undo, redo, stored } = snapshot.context
    const change = (operation: Operation | null) => operation !== null && send(createChangeEvent(operation))
    const remove = (id: string) => {
      const block = findBlock(page, id)?.block
      if (block === undefined) return
      change({ op: "remove", block })
      setChosen(findNeighbour(createOutline(page, []), id))
      setWanted({ to: "tree" })
    }
    const fillIn = (id: string, place: string | null = null) => {
      choose(id)
      setWanted({ to: "form", block: id, place })
    }
    const show = (issue: PageIssue) => {
      if (issue.block !== null) return fillIn(issue.block, getPlace(issue))
      setView("page")
      setWanted({ to: "form", block: null, place: getPlace(issue) })
    }
    const insert = (isInside: boolean) => {
      setInside(isInside)
      setView("insert")
    }
    const form = { language, timeZone, pickers, text, fixes, showAll: refusals > 0, onFocused: hasFocused }
    const getFocus = (block: string | null) => (wanted?.to === "form" && wanted.block === block ? wanted : null)
    const resolve = (type: "KEEP_MINE" | "TAKE_THEIRS") => (conflict: Conflict) => {
      send({ type, conflict })
      if (conflicts.length === 1) setWanted({ to: "tree" })
    }

    return (
      <aside {...part("root")} ref={root} lang={toEditorLanguage(language)} aria-label={text.editor}>
        <EditorBar
          state={getPageState(snapshot)}
          problems={issues.length}
          canUndo={undo.length > 0}
          canRedo={redo.length > 0}
          isPublished={stored !== null && !stored.isDraft && !isUnsaved(snapshot)}
          text={text}
          leaveAt={leaveAt}
          logInAt={logInAt}
          view={view}
          onView={(next) => {
            setView(next)
            setWanted(null)
          }}
          onUndo={() => send({ type: "UNDO" })}
          onRedo={() => send({ type: "REDO" })}
          onPublish={() => send({ type: "PUBLISH" })}
          onRetry={() => send({ type: "RETRY" })}
        />
        <div {...part("panel")}>
          <SafePart text={text} resetKey={String(conflicts.length)}>
            {conflicts.length > 0 ? (
              <Conflicts
                conflicts={conflicts}
                blocks={blocks}
                ofPage={ofPage}
                page={page}
                language={language}
                text={text}
                onKeep={resolve("KEEP_MINE")}
                onTake={resolve("TAKE_THEIRS")}
              />
            ) : null}
          </SafePart>
          <SafePart text={text} resetKey={`${view} ${chosen}`}>
            {view === "problems" ? (
              <Problems
                key={refusals}
                issues={issues}
                blocks={blocks}
                page={page}
                isFocused={refusals > 0}
                text={text}
                onShow={show}
              />
            ) : null}
            {view === "history" && stored !== null ? (
              <History
                client={client}
                etag={stored.etag}
                isDraft={stored.isDraft}
                isUnsaved={isUnsaved(snapshot)}
                language={language}
                text={text}
                onChanged={() => send({ type: "REPLACED" })}
                focusAfter={() => findFocusHome(root.current)}
              />
            ) : null}
            {view === "new" ? <NewPage client={client} pages={pages} below={path} text={text} /> : null}
            {view === "page" ? (
              <PagePanel
                {...form}
                focus={getFocus(null)}
                known={ofPage}
                fields={page.fields}
                issues={issues.filter(({ block }) => block === null)}
                onChange={(name, value) => change(setField(page, name, value))}
                onRetry={() => setWanted({ to: "form", block: null, place: null })}
              />
            ) : null}
            {view === "insert" ? (
              <InsertBlock
                blocks={blocks}
                page={page}
                beside={chosen}
                isInside={isInside}
                language={language}
                text={text}
                onInsert={(operation) => {
                  change(operation)
                  fillIn(operation.block.id)
                }}
              />
            ) : null}
            {view === "blocks" ? (
              <BlocksView
                page={page}
                issues={issues}
                blocks={blocks}
                chosen={chosen}
                form={form}
                getFocus={getFocus}
                onChange={change}
                onChoose={choose}
                onMove={(id, by) => {
                  setChosen(id)
                  change(createMove(page, id, by))
                  // A moved block has a new element.
                  setWanted({ to: "tree" })
                }}
                onRemove={remove}
                onInsertAfter={(id) => {
                  setChosen(id)
                  setView("insert")
                }}
                onInsert={insert}
                onEdit={fillIn}
              />
            ) : null}
          </SafePart>
        </div>
        {picker}
      </aside>
    )
  }
}

const NO_UIDS: PageWithUids["uids"] = {}
