import { expect, expectTypeOf, test } from "vitest"
import { assign, createActor, setup, waitFor } from "xstate"
import { createLazyCalls } from "./lazy-calls.ts"
import { createPorts, openPorts, type Ports } from "./ports.ts"
import { createStreamPorts } from "./stream-ports.ts"

interface WashCalls {
  readonly orderWash: (input: { readonly plate: string }) => Promise<string>
  readonly watchWash: (input: { readonly plate: string }, options?: { signal?: AbortSignal }) => AsyncIterable<number>
}

const NAMES = ["orderWash", "watchWash"] as const
const STREAMS = ["watchWash"] as const

const machine = setup({
  types: { context: {} as { readonly seen: readonly number[] }, events: {} as { type: "LEAVE" } },
  actors: openPorts<WashCalls>("wash", NAMES, createStreamPorts(STREAMS)),
}).createMachine({
  context: { seen: [] },
  initial: "watching",
  states: {
    watching: {
      invoke: {
        src: "watchWash",
        input: { plate: "ABC123" },
        onSnapshot: {
          actions: assign({
            seen: ({ context, event }) => {
              const { context: last } = event.snapshot
              return last === undefined ? context.seen : [...context.seen, last]
            },
          }),
        },
        onDone: "done",
        onError: "failed",
      },
      on: { LEAVE: "left" },
    },
    done: {},
    failed: {},
    left: {},
  },
})

const start = (watchWash: WashCalls["watchWash"], isLazy = false) => {
  const calls: WashCalls = { orderWash: async ({ plate }) => plate, watchWash }
  const actors = createPorts<WashCalls>(
    isLazy ? createLazyCalls(NAMES, async () => calls, STREAMS) : calls,
    createStreamPorts(STREAMS),
  )
  return createActor(machine.provide({ actors })).start()
}

test.each([false, true])(
  "a state machine receives every value of a stream and is notified when the stream ends (calls loaded lazily: %s)",
  async (isLazy) => {
    const flow = start(async function* ({ plate }) {
      yield plate.length
      yield 7
    }, isLazy)

    const { context } = await waitFor(flow, (snapshot) => snapshot.matches("done"))

    expect(context.seen).toEqual([6, 7])
  },
)

test("an error in a stream moves the state machine to the failure state", async () => {
  const flow = start(async function* () {
    yield 1
    throw new Error("It broke.")
  })

  const { context } = await waitFor(flow, (snapshot) => snapshot.matches("failed"))

  expect(context.seen).toEqual([1])
})

test("leaving a state cancels the stream that the state started, and no more events are emitted", async () => {
  const { promise: called, resolve: callOff } = Promise.withResolvers<void>()
  const flow = start(async function* (_, { signal } = {}) {
    yield 1
    await new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()))
    callOff()
    yield 2
  })
  await waitFor(flow, ({ context }) => context.seen.length === 1)

  flow.send({ type: "LEAVE" })
  await called

  expect(flow.getSnapshot().value).toBe("left")
  expect(flow.getSnapshot().context.seen).toEqual([1])
})

test("starting a stream without an implementation throws an error", () => {
  const said: string[] = []
  const flow = createActor(machine, {
    inspect: (inspected) => {
      const { error } = "event" in inspected ? (inspected.event as { readonly error?: unknown }) : {}
      if (error instanceof Error) said.push(error.message)
    },
  })

  flow.start()

  expect(said).toContain('wash: port "watchWash" is not provided. Pass it in machine.provide({ actors }).')
})

test("the context type of a streaming call is the type of the streamed values", () => {
  expectTypeOf<Parameters<Ports<WashCalls>["watchWash"]["transition"]>[0]["context"]>().toEqualTypeOf<
    number | undefined
  >()
})
