// Finds mutable values that components and hooks read during rendering: module state, and clocks that they read by
// calling other functions. The React Compiler assumes that functions are pure and memoizes their results, so that such
// a value would become stale. The compiler itself reports direct reads of clocks.
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './repository-rules';

/**
 * Variables that aren't reported, because src/app/boot sets them before the first render and they don't change later.
 */
const SET_AT_BOOT = ['src/api/configuration#current', 'src/app/boot/sandbox-link#parts'];
const CLOCKS = [
  'Date.now()',
  'performance.now()',
  'Math.random()',
  'crypto.randomUUID()',
  'new Date()',
  'Temporal.Now',
];

/** Matches the path of a component or hook, even if it is declared within another function. */
const RENDERED_FUNCTION = /(?:^|>)(?:[A-Z]|use[A-Z])[^>]*$/;
/**
 * Matches array methods that call their argument immediately. The argument's code is therefore treated as part of the
 * surrounding function.
 */
const CALLS_AT_ONCE = /^(?:map|flatMap|filter|find\w*|some|every|reduce|forEach|toSorted)$/;
const CHANGES = /^(?:set|add|delete|clear|push|splice)$/;

interface FunctionReads {
  /** The function's path: `read`, `session.get`, or `Chip>look` for a function declared within `Chip`. */
  readonly name: string;
  /** Maps each name that the function uses, such as `offset`, and each call, such as `getServerTime()`, to its line. */
  readonly uses: Map<string, number>;
  /** The variables that the function assigns. */
  readonly changes: Set<string>;
}

interface ModuleReads {
  readonly path: string;
  readonly variables: ReadonlyMap<string, ESTree.VariableDeclaration['kind']>;
  /**
   * Variables created by `createObservable`. Reading the value of an observable is impure, but passing the observable
   * itself to another function isn't.
   */
  readonly observables: ReadonlySet<string>;
  /** Maps each imported name to its module and to its exported name, such as `src/session/session#session`. */
  readonly imports: ReadonlyMap<string, string>;
  readonly functions: readonly FunctionReads[];
}

const importedName = (specifier: ESTree.ImportDeclarationSpecifier): string =>
  specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
    ? specifier.imported.name
    : specifier.local.name;

/** Returns the methods of an object literal, each with its position in the source. */
const listMethods = (init: ESTree.Expression | null): [name: string, start: number][] =>
  init?.type === 'ObjectExpression'
    ? init.properties.flatMap((one): [string, number][] =>
        one.type === 'Property' && one.key.type === 'Identifier' ? [[one.key.name, one.value.start]] : [],
      )
    : [];

const isObservable = (init: ESTree.Expression | null): boolean =>
  init?.type === 'CallExpression' &&
  init.callee.type === 'Identifier' &&
  init.callee.name === 'createObservable';

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

function listReads({ path, text }: SourceFile): ModuleReads {
  const { program } = parseSync(path, text);
  const variables = new Map<string, ESTree.VariableDeclaration['kind']>();
  const observables = new Set<string>();
  const imports = new Map<string, string>();
  const functions: FunctionReads[] = [];
  /** The enclosing functions, outermost first. */
  const around: FunctionReads[] = [];
  const names = new Map<number, string>();
  const calledAtOnce = new Set<number>();

  const use = (name: string, { start }: ESTree.Span) =>
    around.at(-1)?.uses.set(name, text.slice(0, start).split('\n').length);
  const change = (target: ESTree.Node) => {
    if (target.type === 'Identifier') around.at(-1)?.changes.add(target.name);
  };
  const enter = (node: FunctionNode) => {
    const outer = around.at(-1);
    if (outer && calledAtOnce.has(node.start)) return void around.push(outer);
    const name = node.id?.name ?? names.get(node.start) ?? '';
    const entered = {
      name: outer ? `${outer.name}>${name}` : name,
      uses: new Map<string, number>(),
      changes: new Set<string>(),
    };
    functions.push(entered);
    around.push(entered);
  };
  const leave = () => void around.pop();

  const noteImport = ({ source: { value }, specifiers }: ESTree.ImportDeclaration) => {
    const file = value.startsWith('~/') ? posix.join('src', value.slice(2)) : posix.join(path, '..', value);
    const from = file.replace(/\.tsx?$/, '');
    for (const specifier of specifiers)
      imports.set(specifier.local.name, `${from}#${importedName(specifier)}`);
  };
  const noteVariable = ({ kind, declarations }: ESTree.VariableDeclaration) => {
    for (const { id, init } of declarations) {
      if (id.type !== 'Identifier') continue;
      if (init) names.set(init.start, id.name);
      if (around.length > 0) continue;
      if (isObservable(init)) observables.add(id.name);
      else variables.set(id.name, kind);
      for (const [key, start] of listMethods(init)) names.set(start, `${id.name}.${key}`);
    }
  };
  const noteCall = (node: ESTree.CallExpression) => {
    const { callee } = node;
    if (callee.type === 'Identifier') use(`${callee.name}()`, node);
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    const { object, property } = callee;
    if (CALLS_AT_ONCE.test(property.name)) for (const { start } of node.arguments) calledAtOnce.add(start);
    if (CHANGES.test(property.name)) change(object);
    if (object.type === 'Identifier') use(`${object.name}.${property.name}()`, node);
  };
  const noteClock = (node: ESTree.Span) => {
    const clock = text.slice(node.start, node.end);
    if (CLOCKS.includes(clock)) use(clock, node);
  };
  const noteName = (node: ESTree.Span & { readonly name: string }) => use(node.name, node);
  const noteAssignment = ({ left }: ESTree.AssignmentExpression) => change(left);
  const noteUpdate = ({ argument }: ESTree.UpdateExpression) => change(argument);

  new Visitor({
    ImportDeclaration: noteImport,
    VariableDeclaration: noteVariable,
    CallExpression: noteCall,
    NewExpression: noteClock,
    MemberExpression: noteClock,
    Identifier: noteName,
    AssignmentExpression: noteAssignment,
    UpdateExpression: noteUpdate,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program);
  return { path: path.replace(/\.tsx?$/, ''), variables, observables, imports, functions };
}

/**
 * Returns a module's mutable variables. Excludes a constant collection that only one function uses, because it is a
 * cache and doesn't affect results.
 */
function changingIn({ path, variables, observables, functions }: ModuleReads): string[] {
  const users = (name: string) =>
    new Set(functions.filter(({ uses }) => uses.has(name)).map((one) => one.name.split('>')[0]));
  const changing = [...variables]
    .filter(
      ([name, kind]) =>
        functions.some(({ changes }) => changes.has(name)) && (kind === 'let' || users(name).size > 1),
    )
    .map(([name]) => name);
  return [...changing, ...[...observables].map((name) => `${name}.get()`)]
    .map((name) => `${path}#${name}`)
    .filter((name) => !SET_AT_BOOT.includes(name));
}

/**
 * Returns the declarations that a name in a function may refer to. They are in enclosing scopes or in an imported
 * module.
 */
function meanings({ path, imports }: ModuleReads, within: string, name: string): string[] {
  const [head = '', ...rest] = name.split(/(?=[.(])/);
  const imported = imports.get(head);
  const scopes = within.split('>').map((_, index, all) => all.slice(0, index + 1).join('>'));
  return [
    name,
    `${path}#${name}`,
    ...scopes.map((scope) => `${path}#${scope}>${name}`),
    ...(imported ? [[imported, ...rest].join('')] : []),
  ];
}

/**
 * Returns the calls during rendering whose results may change. Each entry names the mutable value that the call reads,
 * directly or through other functions.
 */
export function findImpureReads(files: readonly SourceFile[]): string[] {
  const modules = files.map(listReads);
  /** Maps the name of each impure function or mutable value to the mutable value that it reads. */
  const impure = new Map([...CLOCKS, ...modules.flatMap(changingIn)].map((name) => [name, name]));
  const readsIn = (module: ModuleReads, { name, uses }: FunctionReads) =>
    [...uses].flatMap(([used, line]) => {
      const source = meanings(module, name, used).flatMap((meaning) => impure.get(meaning) ?? [])[0];
      return source ? [{ used, line, source }] : [];
    });
  const all = modules.flatMap((module) => module.functions.map((one) => ({ module, one })));
  const others = all.filter(({ one }) => !RENDERED_FUNCTION.test(one.name));
  for (let known = -1; known < impure.size; ) {
    known = impure.size;
    for (const { module, one } of others) {
      const [read] = readsIn(module, one);
      if (read) impure.set(`${module.path}#${one.name}()`, read.source);
    }
  }
  return all
    .filter(({ one }) => RENDERED_FUNCTION.test(one.name))
    .flatMap(({ module, one }) =>
      readsIn(module, one).map(({ used, line, source }) => `${module.path}:${line}: ${used} reads ${source}`),
    );
}
