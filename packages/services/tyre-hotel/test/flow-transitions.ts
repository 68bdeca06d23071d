import { listTransitions, formatTransition as nameOf } from "@forecourt/flow-kit/transitions"
import { tyreHotelMachine } from "@forecourt/tyre-hotel-machine"
import type { AnyStateNode, AnyTransitionDefinition } from "xstate"
import { getStateNodes } from "xstate/graph"

const STATES: readonly AnyStateNode[] = getStateNodes(tyreHotelMachine)

export const TRANSITIONS: readonly AnyTransitionDefinition[] = listTransitions(tyreHotelMachine)

/** Matches the names of transitions that other tests cover. */
const BESIDE_THE_PATHS =
  /^tyreHotel (?:SHOW|LEAVE|hold|xstate)|(?:actor\.hold|RETURN|CHANGE_BOOKING|CANCEL_BOOKING|EDIT_CONTACT|SHOW|loggedIn\.cancelling|restoring|requesting|settling)|^tyreHotel\.(?:resuming always|loggedIn BOOK 1|loggedIn\.listing \S+ [123]$|booking\.contact SUBMIT 1|confirmation\.arriving always 1|loggedIn\.(?:listed|notCancelled)$)/

export { formatTransition as nameOf } from "@forecourt/flow-kit/transitions"

export function isBesideThePaths(name: string): boolean {
  return BESIDE_THE_PATHS.test(name)
}

export function statesNotReached(taken: ReadonlySet<string>): readonly string[] {
  const targets = TRANSITIONS.filter((item) => taken.has(nameOf(item))).flatMap(({ target }) => target ?? [])
  const reached = new Set(targets.flatMap((state) => [state, ...getInitial(state)]))
  return STATES.filter((state) => !reached.has(state) && state.key !== "resuming").map(({ id }) => id)
}

function getInitial(state: AnyStateNode): readonly AnyStateNode[] {
  return (state.initial?.target ?? []).flatMap((child) => [child, ...getInitial(child)])
}
