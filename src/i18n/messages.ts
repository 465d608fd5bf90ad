// All messages as functions of their inputs. Call them only through `t`, which passes the language.
export * from './paraglide/messages/_index.js';
