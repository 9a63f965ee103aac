// Runs the tests in the order of FAULT_TESTS: jest would begin with the largest.
module.exports = class {
  sort(tests) {
    const order = JSON.parse(process.env.FAULT_TESTS)
    const place = ({ path }) => order.findIndex((name) => path.endsWith(name))
    return [...tests].sort((a, b) => place(a) - place(b))
  }

  cacheResults() {}
}
