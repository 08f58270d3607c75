import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { expectation } from '../../schema/expectation.ts';
import type { ArraySchema, ObjectSchema, Schema } from '../../schema/schema.ts';
import { type Draft, emptyDraft, type Form, formOf, formsOf, kindOf, type ObjectDraft } from './draft.ts';
import { FileControl } from './file-control.tsx';
import { Description, describedBy, Note, typeOf } from './notes.tsx';

interface ControlProps<D extends Draft = Draft, S extends Schema = Schema> {
  readonly schema: S;
  readonly draft: D;
  /** The dotted path of the value, which names its control. */
  readonly place: string;
  /** By the names of controls. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onDraft: (draft: D) => void;
  /** What a file control at the root of an input offers. */
  readonly accept?: string | undefined;
}

/** The controls of the members of an object, in the order of its schema; those of its groups are folded behind them. */
export function Controls(props: ControlProps<ObjectDraft, ObjectSchema>) {
  const { schema } = props;
  const groups = (schema['x-groups'] ?? []).map(({ title, members }) => ({
    title,
    names: members.filter((name) => name in schema.properties && !schema.required?.includes(name)),
  }));
  const folded = new Set(groups.flatMap(({ names }) => names));
  return (
    <>
      {Object.keys(schema.properties).map((name) => folded.has(name) || member(props, name))}
      {groups.map(({ title, names }) => (
        <Folded key={title} {...props} title={title} names={names} />
      ))}
    </>
  );
}

function member(
  { schema, draft, place, onDraft, ...rest }: ControlProps<ObjectDraft, ObjectSchema>,
  name: string,
) {
  const own = schema.properties[name]!;
  return (
    <Control
      {...rest}
      key={name}
      name={name}
      schema={own}
      isRequired={schema.required?.includes(name) ?? false}
      draft={draft.members[name] ?? emptyDraft(formsOf(own)[0]!)}
      place={placeOf(place, name)}
      onDraft={(changed) => onDraft({ ...draft, members: { ...draft.members, [name]: changed } })}
    />
  );
}

function placeOf(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

/** A group of members. It opens by itself where one of them is filled in or wrong, and never closes by itself. */
function Folded({
  title,
  names,
  ...props
}: ControlProps<ObjectDraft, ObjectSchema> & { readonly title: string; readonly names: readonly string[] }) {
  const filled = names.filter((name) => holdsMore(props.draft.members[name], props.schema.properties[name]!));
  const places = names.map((name) => placeOf(props.place, name));
  const isWrong = [...props.faults.keys()].some((fault) =>
    places.some((place) => fault === place || fault.startsWith(`${place}.`)),
  );
  const details = useRef<HTMLDetailsElement>(null);
  const isFilled = filled.length > 0;
  useLayoutEffect(() => {
    if ((isFilled || isWrong) && details.current !== null) details.current.open = true;
  }, [isFilled, isWrong]);
  return (
    <details class="group" ref={details}>
      <summary>
        {title} <span class="note-text">{isFilled ? filled.join(', ') : `${names.length} optional`}</span>
      </summary>
      <div class="controls">{names.map((name) => member(props, name))}</div>
    </details>
  );
}

/** Whether it holds more than a form begins with. */
function holdsMore(draft: Draft | undefined, schema: Schema): boolean {
  return draft !== undefined && JSON.stringify(draft) !== JSON.stringify(emptyDraft(formOf(schema, draft)));
}

interface NamedProps extends ControlProps {
  /** What its label begins with. */
  readonly name: string;
  readonly isRequired: boolean;
  /** What is beside the label: a button to remove it. */
  readonly aside?: ComponentChildren;
}

function Control(props: NamedProps) {
  switch (props.draft.kind) {
    case 'flag':
      return <FlagControl {...props} on={props.draft.on} />;
    case 'list':
    case 'object':
      return <Group {...props} />;
    case 'file':
      return <FileControl {...props} draft={props.draft} />;
    default:
      return <TextControl {...props} text={props.draft.text} />;
  }
}

/** An object or a list: a fieldset with the controls of its members or elements. */
function Group(props: NamedProps) {
  const { name, schema, draft, place, faults, onDraft, aside } = props;
  const form = formOf(schema, draft);
  const fault = faults.get(place);
  return (
    <fieldset
      name={place}
      aria-describedby={describedBy(place, schema, fault)}
      data-faulty={fault !== undefined}
    >
      <legend>
        <span class="name">{name}</span> <Note {...props} />
        <Forms {...props} />
        {aside}
      </legend>
      <Description place={place} schema={schema} fault={fault} />
      {draft.kind === 'object' ? (
        <div class="controls">
          <Controls
            schema={form as ObjectSchema}
            draft={draft}
            place={place}
            faults={faults}
            onDraft={onDraft}
          />
        </div>
      ) : (
        <Elements
          schema={form as ArraySchema}
          draft={draft as ListDraft}
          name={name}
          place={place}
          faults={faults}
          onDraft={onDraft}
        />
      )}
    </fieldset>
  );
}

type ListDraft = Extract<Draft, { kind: 'list' }>;

function Elements({
  schema,
  draft,
  name,
  place,
  faults,
  onDraft,
}: ControlProps<ListDraft, ArraySchema> & { readonly name: string }) {
  const { items } = draft;
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const add = (): void => {
    onDraft({ kind: 'list', items: [...items, emptyDraft(formsOf(schema.items)[0]!)] });
    // The new control exists after the next rendering.
    requestAnimationFrame(() => focusIn(`${place}.${items.length}`));
  };
  const remove = (index: number): void => {
    onDraft({ kind: 'list', items: items.filter((_, each) => each !== index) });
    requestAnimationFrame(() => document.getElementById(`${place}-add`)?.focus());
  };
  return (
    <div class="elements">
      {items.map((item, index) => (
        <Control
          key={index}
          name={`${name} ${index + 1}`}
          schema={schema.items}
          isRequired={false}
          draft={item}
          place={`${place}.${index}`}
          faults={faults}
          onDraft={(changed) =>
            onDraft({ kind: 'list', items: items.map((each, n) => (n === index ? changed : each)) })
          }
          aside={
            <button
              type="button"
              class="quiet"
              onClick={() => remove(index)}
              aria-label={`Remove ${name} ${index + 1}`}
            >
              Remove
            </button>
          }
        />
      ))}
      <button type="button" class="quiet add" id={`${place}-add`} onClick={add} disabled={isFull}>
        Add<span class="unseen"> to {name}</span>
      </button>
    </div>
  );
}

function FlagControl({
  name,
  schema,
  place,
  faults,
  on,
  onDraft,
  ...rest
}: NamedProps & { readonly on: boolean }) {
  const fault = faults.get(place);
  return (
    <div class="field flag" data-faulty={fault !== undefined}>
      <label class="check">
        <input
          type="checkbox"
          id={place}
          name={place}
          checked={on}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={describedBy(place, schema, fault)}
          onChange={({ currentTarget }) => onDraft({ kind: 'flag', on: currentTarget.checked })}
        />{' '}
        <span class="name">{name}</span>
      </label>
      {rest.aside}
      <Description place={place} schema={schema} fault={fault} />
    </div>
  );
}

function TextControl(props: NamedProps & { readonly text: string }) {
  const { name, schema, draft, place, faults, aside } = props;
  const form = formOf(schema, draft);
  const fault = faults.get(place);
  return (
    <div class={isWide(form, props.text) ? 'field wide' : 'field'} data-faulty={fault !== undefined}>
      <div class="label">
        <label for={place}>
          <span class="name">{name}</span> <Note {...props} />
        </label>
        <Forms {...props} />
        {aside}
      </div>
      <TextInput {...props} form={form} />
      <Description place={place} schema={schema} fault={fault} />
    </div>
  );
}

/** A select for an enum, a text area for a text of several lines and for JSON, a line for the rest. */
function TextInput(props: NamedProps & { readonly form: Form; readonly text: string }) {
  const { form, draft, place, faults, schema, text, isRequired } = props;
  const kind = draft.kind === 'json' ? 'json' : 'text';
  const fault = faults.get(place);
  const common = {
    id: place,
    name: place,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
    'aria-describedby': describedBy(place, schema, fault),
    'aria-required': isRequired ? ('true' as const) : undefined,
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      props.onDraft({ kind, text: currentTarget.value }),
  };
  if ('enum' in form && form.enum !== undefined) {
    const known = form.enum.map(String);
    const options = ['', ...known, ...(known.includes(text) || text === '' ? [] : [text])];
    return (
      <select {...common} value={text}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option === '' ? unsetOf(form) : option}
          </option>
        ))}
      </select>
    );
  }
  const placeholder = placeholderOf(form);
  if (kind === 'json' || isLong(form, text)) {
    return (
      <textarea
        {...common}
        class={kind === 'json' ? 'source' : undefined}
        rows={kind === 'json' ? 8 : isBody(form) ? 5 : 1}
        value={text}
        placeholder={placeholder}
        spellcheck={kind === 'text'}
      />
    );
  }
  const mode = form.type === 'integer' ? 'numeric' : form.type === 'number' ? 'decimal' : undefined;
  // A control of days shows none that is not one: what came with a link or as JSON would be lost.
  const isDay = 'format' in form && form.format === 'date' && /^(\d{4}-\d{2}-\d{2})?$/.test(text);
  if (isDay) return <input {...common} type="date" value={text} />;
  return (
    <input
      {...common}
      type="text"
      inputMode={mode}
      value={text}
      placeholder={placeholder}
      spellcheck={false}
    />
  );
}

/** A choice between the forms of a union, as a list or one text. */
function Forms({ name, schema, draft, place, onDraft }: NamedProps) {
  const forms = formsOf(schema);
  if (forms.length < 2) return null;
  return (
    <select
      class="forms"
      aria-label={`Form of ${name}`}
      id={`${place}-form`}
      value={draft.kind}
      onChange={({ currentTarget }) => onDraft(converted(draft, forms[currentTarget.selectedIndex]!))}
    >
      {forms.map((form) => (
        <option key={kindOf(form)} value={kindOf(form)}>
          as {typeOf(form)}
        </option>
      ))}
    </select>
  );
}

/** The lines of a text become the elements of a list, and back; other forms begin empty. */
function converted(draft: Draft, form: Form): Draft {
  const kind = kindOf(form);
  if (kind === 'text' && draft.kind === 'list') {
    const lines = draft.items.map((item) => (item.kind === 'text' ? item.text : ''));
    return { kind, text: lines.join('\n') };
  }
  if (kind === 'list' && draft.kind === 'text' && draft.text !== '') {
    return { kind, items: draft.text.split('\n').map((text) => ({ kind: 'text', text })) };
  }
  return emptyDraft(form);
}

function unsetOf(form: Form): string {
  const value = 'default' in form ? form.default : undefined;
  return value === undefined || value === '' ? 'not set' : `${value} (default)`;
}

function placeholderOf(form: Form): string {
  const [example] = form.examples ?? [];
  const value = ('default' in form ? form.default : undefined) ?? example ?? '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A text without any rule may have line breaks; so may a long one. */
function isLong(form: Form, text: string): boolean {
  if (form.type !== 'string') return text.includes('\n');
  return (
    text.includes('\n') ||
    text.length > 80 ||
    isBody(form) ||
    (expectation(form) === 'a string' && !form.examples)
  );
}

/** The text that an operation is about. */
function isBody(form: Form): boolean {
  return form.type === 'string' && Math.max(form.maxLength ?? 0, form['x-max-bytes'] ?? 0) > 1000;
}

function isWide(form: Form, text: string): boolean {
  return kindOf(form) === 'json' || isLong(form, text);
}

function focusIn(name: string): void {
  const control = document.getElementsByName(name)[0];
  const first = control?.matches('fieldset')
    ? control.querySelector<HTMLElement>('input, select, textarea')
    : control;
  first?.focus();
}
