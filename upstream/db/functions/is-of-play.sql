-- Whether a kind of movement puts a member's money into play or brings it back: stakes, wins, prizes, refunds and a
-- provider's corrections. A game's bonus is no win.
CREATE OR REPLACE FUNCTION is_of_play(p_kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_kind ^@ 'BET_' OR p_kind ^@ 'WIN_' OR p_kind IN ('ABORT_POY', 'YING_WIN', 'CREATE_GAME', 'DRAW_GAME',
    'REFUND_GAME', 'ABORT_GAME', 'GAME_ADD', 'GAME_DEDUCT')
$$;
