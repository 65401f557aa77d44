/** Replaces a CSS module: the name of each class is its key. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
