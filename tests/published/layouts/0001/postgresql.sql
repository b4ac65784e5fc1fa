SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.actions (
    game character varying(24) NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    kind character varying(12) NOT NULL,
    text text NOT NULL,
    key character varying(64) NOT NULL,
    moment double precision NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.days (
    date character varying(10) NOT NULL,
    rules text NOT NULL,
    secret bytea NOT NULL
);
CREATE TABLE public.entries (
    board character varying(80) NOT NULL,
    player character varying(24) NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    total integer NOT NULL,
    squares bigint NOT NULL,
    streak integer NOT NULL,
    best_streak integer NOT NULL,
    value integer
);
CREATE TABLE public.games (
    id character varying(24) NOT NULL,
    kind character varying(8) NOT NULL,
    rules text NOT NULL,
    date character varying(10),
    secret bytea NOT NULL,
    owner character varying(24),
    dealer boolean NOT NULL,
    created double precision NOT NULL,
    over boolean NOT NULL,
    ended double precision,
    log text,
    rematch character varying(24)
);
CREATE TABLE public.invites (
    token character varying(24) NOT NULL,
    game character varying(24) NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.objections (
    id integer NOT NULL,
    player character varying(24) NOT NULL,
    words text NOT NULL,
    moment double precision NOT NULL
);
CREATE SEQUENCE public.objections_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.objections_id_seq OWNED BY public.objections.id;
CREATE TABLE public.players (
    id character varying(24) NOT NULL,
    name character varying(40) NOT NULL,
    look character varying(80),
    program boolean NOT NULL,
    assisted boolean NOT NULL,
    why text NOT NULL,
    recovery character varying(64) NOT NULL,
    session integer NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.reports (
    id integer NOT NULL,
    player character varying(24) NOT NULL,
    reporter character varying(24) NOT NULL,
    name character varying(40) NOT NULL,
    moment double precision NOT NULL
);
CREATE SEQUENCE public.reports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;
CREATE TABLE public.results (
    game character varying(24) NOT NULL,
    player character varying(24) NOT NULL,
    rules character varying(32) NOT NULL,
    date character varying(10),
    won boolean NOT NULL,
    score integer NOT NULL,
    abandoned boolean NOT NULL,
    ended double precision NOT NULL,
    checked boolean NOT NULL,
    hard integer NOT NULL,
    agreed integer NOT NULL,
    luck double precision NOT NULL,
    odds double precision NOT NULL
);
CREATE TABLE public.seats (
    game character varying(24) NOT NULL,
    seat integer NOT NULL,
    player character varying(24) NOT NULL
);
CREATE TABLE public.secrets (
    name character varying(32) NOT NULL,
    value bytea NOT NULL
);
CREATE TABLE public.tallies (
    board character varying(80) NOT NULL,
    value integer NOT NULL,
    count integer NOT NULL
);
ALTER TABLE ONLY public.objections ALTER COLUMN id SET DEFAULT nextval('public.objections_id_seq'::regclass);
ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);
INSERT INTO public.actions VALUES ('34a6f79fd60e2575', 1, 0, 'join', '34a21b094c8def1f', '', 1795067498.9935193);
INSERT INTO public.actions VALUES ('34a6f79fd60e2575', 2, 0, 'enter', 'luck', 'd8a612fa86073074', 1795067498.9974632);
INSERT INTO public.actions VALUES ('34a6f79fd60e2575', 3, 0, 'move', '8sb', '7c73ddb8de59d1a1', 1795067499.001693);
INSERT INTO public.actions VALUES ('34a6f79fd60e2575', 4, 0, 'move', 'Kcb', '633b25f48eed280c', 1795067499.006196);
INSERT INTO public.actions VALUES ('847d5994392b6d60', 1, 0, 'join', '34a21b094c8def1f', '', 1795067499.0149126);
INSERT INTO public.actions VALUES ('847d5994392b6d60', 2, 0, 'enter', 'luck', 'afeeb07f86cb830e', 1795067499.0167623);
INSERT INTO public.actions VALUES ('847d5994392b6d60', 3, 0, 'move', 'Acb', '40e023ea3b2d90d9', 1795067499.0194225);
INSERT INTO public.actions VALUES ('847d5994392b6d60', 4, 0, 'move', '7h', '8be1e211e181a63e', 1795067499.021555);
INSERT INTO public.actions VALUES ('847d5994392b6d60', 5, 0, 'move', '6sb', '597f021a43c5c5e9', 1795067499.023215);
INSERT INTO public.actions VALUES ('847d5994392b6d60', 6, 0, 'move', '8sb', 'cc9d69d2d98b7e6a', 1795067499.025086);
INSERT INTO public.actions VALUES ('d954ce48ac744f85', 1, 0, 'join', '34a21b094c8def1f', '', 1795067499.0300777);
INSERT INTO public.actions VALUES ('d954ce48ac744f85', 2, 0, 'enter', 'luck', '72d2ae9221c9658f', 1795067499.0319805);
INSERT INTO public.actions VALUES ('d954ce48ac744f85', 3, 0, 'move', '8sb', '36ab60f654b8ad56', 1795067499.034379);
INSERT INTO public.actions VALUES ('d954ce48ac744f85', 4, 0, 'move', '3cb', '6ff8d966a0f4d516', 1795067499.0360522);
INSERT INTO public.actions VALUES ('d954ce48ac744f85', 5, 0, 'move', '2d', '9fff2cd42a29d685', 1795067499.037641);
INSERT INTO public.actions VALUES ('d954ce48ac744f85', 6, 0, 'move', 'Acb', 'efa40397f12feb8c', 1795067499.039271);
INSERT INTO public.actions VALUES ('c4ce02b11a82a134', 1, 0, 'join', '34a21b094c8def1f', '', 1795067499.048788);
INSERT INTO public.actions VALUES ('c4ce02b11a82a134', 2, 0, 'enter', 'luck', '0f069d575c308251', 1795067499.0504534);
INSERT INTO public.actions VALUES ('c4ce02b11a82a134', 3, 0, 'move', 'Tcb', '25e1cf768c6bb1e8', 1795067499.0530417);
INSERT INTO public.actions VALUES ('c4ce02b11a82a134', 4, 0, 'move', 'Acb', '739297a21eceff3a', 1795067499.0549936);
INSERT INTO public.actions VALUES ('5b6bfa40305b0f69', 1, 0, 'join', '34a21b094c8def1f', '', 1795067499.0604572);
INSERT INTO public.actions VALUES ('5b6bfa40305b0f69', 2, 0, 'enter', 'luck', 'b6fdeb33768ce7d8', 1795067499.0620656);
INSERT INTO public.actions VALUES ('5b6bfa40305b0f69', 3, 0, 'move', '4c', '4c362235007f396d', 1795067499.0642948);
INSERT INTO public.actions VALUES ('5b6bfa40305b0f69', 4, 0, 'move', 'Ts', '424d84c16656beb5', 1795067499.0660784);
INSERT INTO public.actions VALUES ('5b6bfa40305b0f69', 5, 0, 'move', '7s', 'fa89c265418fc883', 1795067499.067704);
INSERT INTO public.actions VALUES ('6a95cec1fe9dba03', 1, 0, 'join', '34a21b094c8def1f', '', 1795067499.0729191);
INSERT INTO public.actions VALUES ('6a95cec1fe9dba03', 2, 1, 'join', '593b9ca0f602a785', '', 1795067499.080509);
INSERT INTO public.actions VALUES ('6a95cec1fe9dba03', 3, 0, 'enter', 'luck', 'cfacadbd842f4e58', 1795067499.0846956);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.days VALUES ('2026-11-19', 'classic', '\x6e8454a3a5c0634497bbc1cf13214401a0eaa30a982c5fb38720aafb95606c2b');
INSERT INTO public.entries VALUES ('classic/unaided/all/all', '34a21b094c8def1f', 4, 0, -745, 138793, 0, 0, NULL);
INSERT INTO public.entries VALUES ('classic/unaided/day/2026-11-19', '34a21b094c8def1f', 1, 0, -188, 35344, 0, 0, -18800);
INSERT INTO public.entries VALUES ('classic/unaided/season/2026-Q4', '34a21b094c8def1f', 4, 0, -745, 138793, 0, 0, NULL);
INSERT INTO public.entries VALUES ('classic/unaided/week/2026-W47', '34a21b094c8def1f', 4, 0, -745, 138793, 0, 0, -18625);
INSERT INTO public.entries VALUES ('dragons/unaided/all/all', '34a21b094c8def1f', 1, 0, -218, 47524, 0, 0, NULL);
INSERT INTO public.entries VALUES ('dragons/unaided/season/2026-Q4', '34a21b094c8def1f', 1, 0, -218, 47524, 0, 0, NULL);
INSERT INTO public.entries VALUES ('dragons/unaided/week/2026-W47', '34a21b094c8def1f', 1, 0, -218, 47524, 0, 0, NULL);
INSERT INTO public.games VALUES ('34a6f79fd60e2575', 'ranked', 'classic', NULL, '\x38551004c6f50de7c3170d34224d151199964217685941cb16e2a9363a89c570', '34a21b094c8def1f', false, 1795067498.9925919, true, 1795067499.0066442, NULL, NULL);
INSERT INTO public.games VALUES ('847d5994392b6d60', 'ranked', 'classic', NULL, '\x01e21222f3c0e6ec3b8b830e273a7b793adca0c35255f05bb1293adcad68f842', '34a21b094c8def1f', false, 1795067499.014604, true, 1795067499.0251527, NULL, NULL);
INSERT INTO public.games VALUES ('d954ce48ac744f85', 'ranked', 'classic', NULL, '\xde5fb47f966082a1e9a95bbbbbba0e59e9ced6b66b73d9602903671a070dff30', '34a21b094c8def1f', false, 1795067499.0297573, true, 1795067499.0393567, NULL, NULL);
INSERT INTO public.games VALUES ('c4ce02b11a82a134', 'ranked', 'classic', '2026-11-19', '\x6e8454a3a5c0634497bbc1cf13214401a0eaa30a982c5fb38720aafb95606c2b', '34a21b094c8def1f', false, 1795067499.0485752, true, 1795067499.0550928, NULL, NULL);
INSERT INTO public.games VALUES ('5b6bfa40305b0f69', 'ranked', 'dragons', NULL, '\x39666fca840bd17cfb828ed4154c5e23787a1d009531ef49255e3ab7e2ae618a', '34a21b094c8def1f', false, 1795067499.0602167, true, 1795067499.067765, NULL, NULL);
INSERT INTO public.games VALUES ('6a95cec1fe9dba03', 'shared', 'dragons-duo', NULL, '\x215747f8066d2ca9b75e7dbbc72f1dd43d488583b12bc804079ad0840b9c811b', NULL, false, 1795067499.0726035, false, NULL, NULL, NULL);
INSERT INTO public.invites VALUES ('yfM6me0AXj6YbFa-0930xA', '34a6f79fd60e2575', -2);
INSERT INTO public.invites VALUES ('Q3WB6lAuytsfzS5_zn94Hw', '847d5994392b6d60', -2);
INSERT INTO public.invites VALUES ('eJmddk_h89AhJsOTfSL3Kg', 'd954ce48ac744f85', -2);
INSERT INTO public.invites VALUES ('7ZuGDH-seiXbJ8e9a1nrtQ', 'c4ce02b11a82a134', -2);
INSERT INTO public.invites VALUES ('QnOhbCLg7uV7pEx9xwYgqw', '5b6bfa40305b0f69', -2);
INSERT INTO public.invites VALUES ('PbMru11e7wVqADHexEBApQ', '6a95cec1fe9dba03', -2);
INSERT INTO public.invites VALUES ('MOmCCDII99RLXZCyKAYKfw', '6a95cec1fe9dba03', 1);
INSERT INTO public.players VALUES ('34a21b094c8def1f', 'Ann', 'ann', false, false, '', '95d19d98632f5279fa3e480503fe84a24a6952e650451d45db30d0cd30572200', 0, 1795067498.976876);
INSERT INTO public.players VALUES ('593b9ca0f602a785', 'Bob', 'bob', false, false, '', 'e3e03be5a22caf71a9e852fe0d81d385e87beb18d2527354226be67ad5cffcf9', 0, 1795067498.9801288);
INSERT INTO public.results VALUES ('34a6f79fd60e2575', '34a21b094c8def1f', 'classic', NULL, false, -188, false, 1795067499.0066442, false, 0, 0, 0, 0);
INSERT INTO public.results VALUES ('847d5994392b6d60', '34a21b094c8def1f', 'classic', NULL, false, -181, false, 1795067499.0251527, false, 0, 0, 0, 0);
INSERT INTO public.results VALUES ('d954ce48ac744f85', '34a21b094c8def1f', 'classic', NULL, false, -188, false, 1795067499.0393567, false, 0, 0, 0, 0);
INSERT INTO public.results VALUES ('c4ce02b11a82a134', '34a21b094c8def1f', 'classic', '2026-11-19', false, -188, false, 1795067499.0550928, false, 0, 0, 0, 0);
INSERT INTO public.results VALUES ('5b6bfa40305b0f69', '34a21b094c8def1f', 'dragons', NULL, false, -218, false, 1795067499.067765, true, 0, 0, 0, 0);
INSERT INTO public.seats VALUES ('34a6f79fd60e2575', 0, '34a21b094c8def1f');
INSERT INTO public.seats VALUES ('847d5994392b6d60', 0, '34a21b094c8def1f');
INSERT INTO public.seats VALUES ('d954ce48ac744f85', 0, '34a21b094c8def1f');
INSERT INTO public.seats VALUES ('c4ce02b11a82a134', 0, '34a21b094c8def1f');
INSERT INTO public.seats VALUES ('5b6bfa40305b0f69', 0, '34a21b094c8def1f');
INSERT INTO public.seats VALUES ('6a95cec1fe9dba03', 0, '34a21b094c8def1f');
INSERT INTO public.seats VALUES ('6a95cec1fe9dba03', 1, '593b9ca0f602a785');
INSERT INTO public.secrets VALUES ('sessions', '\x2315cbbac147f20de8c2e2f3069ab09b76755ff9e9e63220056f95e9055518af');
INSERT INTO public.tallies VALUES ('classic/unaided/day/2026-11-19', -18800, 1);
INSERT INTO public.tallies VALUES ('classic/unaided/week/2026-W47', -18625, 1);
INSERT INTO public.tallies VALUES ('classic/unaided/week/2026-W47', -18567, 0);
SELECT pg_catalog.setval('public.objections_id_seq', 1, false);
SELECT pg_catalog.setval('public.reports_id_seq', 1, false);
ALTER TABLE ONLY public.actions
    ADD CONSTRAINT actions_pkey PRIMARY KEY (game, ply);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.days
    ADD CONSTRAINT days_pkey PRIMARY KEY (date, rules);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (board, player);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invites
    ADD CONSTRAINT invites_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.objections
    ADD CONSTRAINT objections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_look_key UNIQUE (look);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_recovery_key UNIQUE (recovery);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_player_reporter_name_key UNIQUE (player, reporter, name);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (board, value);
CREATE INDEX boards_of ON public.entries USING btree (player);
CREATE INDEX by_value ON public.entries USING btree (board, value, player);
CREATE INDEX ix_invites_game ON public.invites USING btree (game);
CREATE INDEX ix_objections_player ON public.objections USING btree (player);
CREATE INDEX ix_reports_player ON public.reports USING btree (player);
CREATE INDEX ix_results_player ON public.results USING btree (player);
CREATE INDEX ix_seats_player ON public.seats USING btree (player);
CREATE UNIQUE INDEX one_a_day ON public.games USING btree (owner, date, rules);
CREATE UNIQUE INDEX one_open ON public.games USING btree (owner) WHERE (((kind)::text = 'ranked'::text) AND (NOT over));
CREATE INDEX open_games ON public.games USING btree (over, created);
CREATE INDEX to_check ON public.results USING btree (checked, ended);
