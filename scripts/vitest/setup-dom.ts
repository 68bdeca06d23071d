import { configure } from "@testing-library/react"

/**
 * The timeout of `findBy` and `waitFor`, in milliseconds. It is the same as for `expect.poll`, so that tests do not
 * fail only because the machine is busy.
 */
configure({ asyncUtilTimeout: 10_000 })
