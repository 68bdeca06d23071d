import { configure } from "@testing-library/react"

/**
 * The timeout of `findBy` and `waitFor`, in milliseconds. It is as long as that of `expect.poll`, because slowness of a
 * busy machine is not a fault.
 */
configure({ asyncUtilTimeout: 10_000 })
